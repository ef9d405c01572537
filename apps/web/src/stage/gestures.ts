import type { Act } from '../acts/act.ts';
import type { Point, Span } from './draw.ts';

type Fires = Extract<Act, { kind: 'fires' }>;

const pieceIn = (layer: SVGElement, key: string): SVGElement | null =>
  layer.closest('.bd, .mt')?.querySelector<SVGElement>(`[data-piece="${CSS.escape(key)}"]`) ?? null;

const moved = ({ x, y }: Point, share: number): string =>
  `translate(${(x * share).toFixed(1)}px, ${(y * share).toFixed(1)}px)`;

/** Adds to where the piece is, so that it may be on its way meanwhile. */
function sway(
  layer: SVGElement,
  piece: string,
  by: Point,
  shares: readonly number[],
  { at, length }: Span,
): void {
  pieceIn(layer, piece)?.animate(
    shares.map((share) => ({ transform: moved(by, share) })),
    { delay: at, duration: length, composite: 'add', easing: 'ease-out' },
  );
}

/** Weapons that throw back whoever fires them, by how much. */
const recoils: Partial<Record<Fires['shot'], number>> = { shell: 7, rocket: 4, artillery: 5, tracer: 2 };

/** What the two do with their bodies: a leap at the enemy, a recoil, a jolt where it strikes. */
export function gesture(layer: SVGElement, fire: Fires, from: Point, to: Point, span: Span): void {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const ahead = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const strike = { at: span.at + span.length * 0.7, length: 240 };
  if (fire.shot === 'clash') {
    const leap = { x: ahead.x * Math.min(34, far * 0.45), y: ahead.y * Math.min(34, far * 0.45) };
    sway(layer, fire.piece, leap, [0, -0.2, 1, 0.7, 1, 0], span);
  } else {
    const back = recoils[fire.shot] ?? 0;
    if (back > 0) sway(layer, fire.piece, ahead, [0, -back, -back * 0.4, 0], { at: span.at, length: 260 });
  }
  if (fire.hits > 0) sway(layer, fire.target, ahead, [0, 5, -3, 2, 0], strike);
}

/** A piece is gone behind the fire that ends it. */
export function vanish(layer: SVGElement, piece: string, { at, length }: Span): void {
  pieceIn(layer, piece)?.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.25 }, { opacity: 0, offset: 0.45 }, { opacity: 0 }],
    {
      delay: at,
      duration: length,
      fill: 'forwards',
    },
  );
}
