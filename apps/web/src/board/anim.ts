import { isStill } from '../settings.ts';
import { unit } from './geometry.ts';
import { type GridScene, type PieceModel, squaresByKey } from './scene.ts';

export interface Change {
  readonly moved: readonly {
    readonly key: string;
    readonly dx: number;
    readonly dy: number;
    readonly squares: number;
  }[];
  readonly hurt: readonly string[];
  readonly gone: readonly PieceModel[];
  readonly came: readonly string[];
}

const wounds = (piece: PieceModel): number =>
  piece.art.kind === 'squad' ? -piece.art.figures.length : (piece.boxes?.filled ?? 0);

/** What differs between two scenes, so that nothing has to describe its own animation. */
export function compare(before: GridScene, after: GridScene): Change {
  const at = squaresByKey(after);
  const now = new Map(after.pieces.map((p) => [p.key, p]));
  const then = new Map(before.pieces.map((p) => [p.key, p]));
  const moved: Change['moved'][number][] = [];
  const hurt: string[] = [];
  for (const piece of after.pieces) {
    const old = then.get(piece.key);
    if (old === undefined) continue;
    const from = at.get(old.square);
    const to = at.get(piece.square);
    if (from !== undefined && to !== undefined && old.square !== piece.square) {
      const squares = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      moved.push({ key: piece.key, dx: (from.x - to.x) * unit, dy: (from.y - to.y) * unit, squares });
    }
    if (wounds(piece) > wounds(old)) hurt.push(piece.key);
  }
  return {
    moved,
    hurt,
    gone: before.pieces.filter((p) => !now.has(p.key)),
    came: after.pieces.filter((p) => !then.has(p.key)).map((p) => p.key),
  };
}

const perSquare = 130;

/** Plays the change on the pieces as they are now drawn. Reduced motion shows the end state at once. */
export function play(root: SVGSVGElement, change: Change): void {
  if (isStill()) return;
  const find = (key: string): SVGElement | null => root.querySelector(`[data-piece="${CSS.escape(key)}"]`);
  for (const { key, dx, dy, squares } of change.moved)
    find(key)?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
      duration: perSquare * Math.max(1, squares),
      easing: 'cubic-bezier(.3,.1,.3,1)',
    });
  for (const key of change.hurt)
    find(key)?.animate(
      [
        { transform: 'translate(0,0)' },
        { transform: 'translate(-3px,1px)' },
        { transform: 'translate(3px,-1px)' },
        { transform: 'translate(0,0)' },
      ],
      { duration: 260, delay: 120 },
    );
  for (const key of change.came)
    find(key)?.animate(
      [
        { opacity: 0, transform: 'translate(0,-14px)' },
        { opacity: 1, transform: 'translate(0,0)' },
      ],
      { duration: 260 },
    );
}

/** Ends every running animation at once: a click or Escape. */
export function finish(root: SVGSVGElement): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}
