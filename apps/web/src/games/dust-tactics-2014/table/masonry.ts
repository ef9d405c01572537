import type { Spot, StretchModel } from '../../../board/tabletop.ts';
import { apart, pathOf, scatter } from './geometry.ts';

/** The stones of walls by tone, each tone one path. */
export interface Masonry {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

/** Mortar between two stones. */
const GAP = 1.1;

type Ends = Pick<StretchModel, 'from' | 'to'>;

/** One row of stones beside a line, from its beginning to its end: no two as long, none as dark as the next. */
function row(
  { from, to }: Ends,
  off: number,
  deep: number,
  put: (tone: keyof Masonry, d: string) => void,
): void {
  const length = apart(from, to);
  if (length === 0) return;
  const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const spot = (along: number, aside: number): Spot => [
    from[0] + along * u - aside * v,
    from[1] + along * v + aside * u,
  ];
  for (let at = -deep; at < length + deep; ) {
    const luck = scatter(from[0] + at * 1.7, from[1] + off * 3.1 + to[0], 71);
    const end = Math.min(length + deep, at + 9 + luck * 9);
    const tone = scatter(at, off + from[0] + from[1], 73);
    put(
      tone < 0.28 ? 'dark' : tone < 0.72 ? 'middle' : 'light',
      pathOf(
        [spot(at, off), spot(end - GAP, off), spot(end - GAP, off + deep - GAP), spot(at, off + deep - GAP)],
        true,
      ),
    );
    at = end;
  }
}

/** Walls that are so thick, laid of two rows of stones. */
export function masonryOf(stretches: readonly Ends[], thick: number): Masonry {
  const found = { light: '', middle: '', dark: '' };
  for (const stretch of stretches)
    for (const off of [-thick / 2, 0])
      row(stretch, off + GAP / 2, thick / 2, (tone, d) => {
        found[tone] += d;
      });
  return found;
}
