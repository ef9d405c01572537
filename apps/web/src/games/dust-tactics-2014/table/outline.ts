import type { Spot } from '../../../board/tabletop.ts';

interface Edge {
  readonly from: Spot;
  readonly to: Spot;
}

/** The four sides of a square around a place, clockwise, each with the way to the place behind it. */
const sides = (half: number): readonly (readonly [from: Spot, to: Spot, beyond: Spot])[] => [
  [
    [-half, -half],
    [half, -half],
    [0, -2 * half],
  ],
  [
    [half, -half],
    [half, half],
    [2 * half, 0],
  ],
  [
    [half, half],
    [-half, half],
    [0, 2 * half],
  ],
  [
    [-half, half],
    [-half, -half],
    [-2 * half, 0],
  ],
];

const plus = ([x, y]: Spot, [dx, dy]: Spot): Spot => [x + dx, y + dy];
const middle = ({ from, to }: Edge): Spot => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** Without what sticks out alone: the last place straight ahead, in each direction of the grid. */
function rounded(places: readonly Spot[], step: number): readonly Spot[] {
  const known = new Set(places.map((place) => place.join()));
  const beside = (place: Spot): number =>
    sides(step / 2).filter(([, , beyond]) => known.has(plus(place, beyond).join())).length;
  return places.filter((place) => beside(place) !== 1);
}

/** Sides behind which there is no other place, by where they begin. */
function rim(all: readonly Spot[], step: number): Map<string, Edge[]> {
  const places = rounded(all, step);
  const known = new Set(places.map((place) => place.join()));
  const found = new Map<string, Edge[]>();
  for (const place of places)
    for (const [from, to, beyond] of sides(step / 2)) {
      if (known.has(plus(place, beyond).join())) continue;
      const edge = { from: plus(place, from), to: plus(place, to) };
      found.set(edge.from.join(), [...(found.get(edge.from.join()) ?? []), edge]);
    }
  return found;
}

/** One closed line, taken out of what is left. */
function loop(edges: Map<string, Edge[]>, first: Edge): Edge[] {
  const line: Edge[] = [];
  for (let next: Edge | undefined = first; next !== undefined; ) {
    line.push(next);
    const there = edges.get(next.to.join());
    next = there?.pop();
    if (there?.length === 0) edges.delete(line.at(-1)?.to.join() ?? '');
  }
  return line;
}

/** A path around places of a grid, its corners rounded; holes are left open where it is filled by evenodd. */
export function outlineAround(places: readonly Spot[], step: number): string {
  const edges = rim(places, step);
  const paths: string[] = [];
  while (edges.size > 0) {
    const [key, there] = [...edges][0] ?? ['', []];
    const first = there.pop();
    if (there.length === 0) edges.delete(key);
    if (first === undefined) continue;
    const line = loop(edges, first);
    const curves = line.map((edge, at) => {
      const after = line[(at + 1) % line.length] ?? edge;
      return `Q${edge.to.join(' ')} ${middle(after).join(' ')}`;
    });
    paths.push(`M${middle(first).join(' ')}${curves.join('')}Z`);
  }
  return paths.join('');
}
