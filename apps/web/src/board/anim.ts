import { isStill } from '../settings.ts';
import { unit } from './geometry.ts';
import { type GridScene, type PieceModel, squaresByKey } from './scene.ts';

/** A piece that stands elsewhere now: from where it came, seen from there. */
export interface Moved {
  readonly key: string;
  readonly dx: number;
  readonly dy: number;
  readonly squares: number;
  /** In the air before or afterwards. */
  readonly aloft?: { readonly before: boolean; readonly after: boolean };
}

/** A piece that faces another way now, in quarter turns. */
export interface Turned {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export interface Change {
  readonly moved: readonly Moved[];
  readonly turned: readonly Turned[];
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
  const moved: Moved[] = [];
  const turned: Turned[] = [];
  const hurt: string[] = [];
  for (const piece of after.pieces) {
    const old = then.get(piece.key);
    if (old === undefined) continue;
    const from = at.get(old.square);
    const to = at.get(piece.square);
    if (from !== undefined && to !== undefined && old.square !== piece.square) {
      const squares = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      const [dx, dy] = [(from.x - to.x) * unit, (from.y - to.y) * unit];
      const aloft = { before: old.aloft === true, after: piece.aloft === true };
      moved.push({ key: piece.key, dx, dy, squares, ...(aloft.before || aloft.after ? { aloft } : {}) });
    }
    if (old.facing !== undefined && piece.facing !== undefined && old.facing !== piece.facing)
      turned.push({ key: piece.key, from: old.facing, to: piece.facing });
    if (wounds(piece) > wounds(old)) hurt.push(piece.key);
  }
  return {
    moved,
    turned,
    hurt,
    gone: before.pieces.filter((p) => !now.has(p.key)),
    came: after.pieces.filter((p) => !then.has(p.key)).map((p) => p.key),
  };
}

const PER_SQUARE = 130;
const TURN = 220;

/** A stop on the way of a piece, seen from where it stands now, and when it is there. */
export interface Stop {
  readonly dx: number;
  readonly dy: number;
  readonly at: number;
}

/** Pieces that are still under way, by name: their stops, and when they set out. */
export type UnderWay = Map<string, { readonly stops: readonly Stop[]; readonly since: number }>;

/** Where something under way is after some time, between two of its stops. */
function whereAt(stops: readonly Stop[], time: number): Stop {
  const next = stops.findIndex(({ at }) => at > time);
  const [a, b] = [stops[next - 1], stops[next]];
  if (a === undefined || b === undefined) return stops[next < 0 ? stops.length - 1 : 0] as Stop;
  const share = (time - a.at) / (b.at - a.at);
  return { dx: a.dx + (b.dx - a.dx) * share, dy: a.dy + (b.dy - a.dy) * share, at: time };
}

/**
 * The way a piece goes on: from where it is seen just now, over the stops it has not reached yet, to where it stands.
 * So steps that follow one another quickly are walked one after the other.
 */
export function wayOn(
  { dx, dy, squares }: Moved,
  under: { readonly stops: readonly Stop[]; readonly since: number } | undefined,
  now: number,
): readonly Stop[] {
  const time = under === undefined ? 0 : now - under.since;
  const last = under?.stops.at(-1);
  const length = PER_SQUARE * Math.max(1, squares);
  if (under === undefined || last === undefined || time >= last.at)
    return [
      { dx, dy, at: 0 },
      { dx: 0, dy: 0, at: length },
    ];
  const ahead = [whereAt(under.stops, time), ...under.stops.filter(({ at }) => at > time)];
  const shifted = ahead.map((stop) => ({ dx: stop.dx + dx, dy: stop.dy + dy, at: stop.at - time }));
  return [...shifted, { dx: 0, dy: 0, at: (shifted.at(-1)?.at ?? 0) + length }];
}

function glide(element: SVGElement, stops: readonly Stop[]): void {
  const length = stops.at(-1)?.at ?? 0;
  element.animate(
    stops.map(({ dx, dy, at }) => ({ transform: `translate(${dx}px, ${dy}px)`, offset: at / length })),
    { duration: length, easing: stops.length > 2 ? 'linear' : 'cubic-bezier(.3,.1,.3,1)' },
  );
}

/** How high a piece hangs in the air, as its style has it, and how high it goes between two squares. */
const HIGH = 13;
const HIGHEST = 24;

/** A leap: up on the way, and down again where it lands. */
function leap(
  body: SVGElement | null | undefined,
  { before, after }: NonNullable<Moved['aloft']>,
  duration: number,
): void {
  const heights = [before ? HIGH : 0, HIGHEST, after ? HIGH : 0];
  body?.animate(
    heights.map((high) => ({ transform: `translateY(${-high}px)` })),
    { duration, easing: 'ease-in-out' },
  );
}

/** The shorter way round. */
function turn(element: SVGElement | null | undefined, { from, to }: Turned): void {
  const by = ((((to - from) % 4) + 6) % 4) - 2;
  element?.animate([{ transform: `rotate(${(to - by) * 90}deg)` }, { transform: `rotate(${to * 90}deg)` }], {
    duration: TURN,
    easing: 'ease-in-out',
  });
}

const shaken = [[0, 0] as const, [-3, 1] as const, [3, -1] as const, [0, 0] as const];

/** Plays the change on the pieces as they are now drawn. Reduced motion shows the end state at once. */
export function play(root: SVGSVGElement, change: Change, under: UnderWay): void {
  if (isStill()) return;
  const find = (key: string): SVGElement | null => root.querySelector(`[data-piece="${CSS.escape(key)}"]`);
  const since = performance.now();
  for (const move of change.moved) {
    const stops = wayOn(move, under.get(move.key), since);
    under.set(move.key, { stops, since });
    const element = find(move.key);
    if (element !== null) glide(element, stops);
    if (move.aloft !== undefined)
      leap(element?.querySelector<SVGElement>('.body'), move.aloft, stops.at(-1)?.at ?? PER_SQUARE);
  }
  for (const one of change.turned) turn(find(one.key)?.querySelector<SVGElement>('.base-front'), one);
  for (const key of change.hurt)
    find(key)?.animate(
      shaken.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
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
export function finish(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}
