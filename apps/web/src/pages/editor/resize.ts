import { type Draft, type Square, wholeEdges } from '../../games/draft.ts';

const sameZone = (a: readonly Square[], b: readonly Square[]): boolean => a.join(';') === b.join(';');

/** Another size: what still fits stays where it is; whole edges stay whole edges. */
export function resized(draft: Draft, width: number, height: number): Draft {
  const fits = ([x, y]: Square): boolean => x < width && y < height;
  const old = wholeEdges(draft.map[0]?.length ?? 0, draft.map.length);
  const fresh = wholeEdges(width, height);
  const zone = (side: 0 | 1): readonly Square[] => {
    if (sameZone(draft.entry[side], old[side])) return fresh[side];
    const left = draft.entry[side].filter(fits);
    return left.length > 0 ? left : fresh[side];
  };
  const force = (side: 0 | 1) =>
    draft.forces[side].map((unit) => {
      if (unit.at === undefined || fits(unit.at)) return unit;
      const { at: _, ...rest } = unit;
      return rest;
    });
  return {
    ...draft,
    map: Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_unused, x) => draft.map[y]?.[x] ?? '.').join(''),
    ),
    lists: Object.fromEntries(Object.entries(draft.lists).map(([list, at]) => [list, at.filter(fits)])),
    edges: draft.edges.filter(({ at }) => fits(at)),
    forts: draft.forts.filter(({ at: [x, y] }) => fits([x + 1, y + 1])),
    entry: [zone(0), zone(1)],
    goals: draft.goals.map((goal) => ({ ...goal, squares: goal.squares.filter(fits) })),
    forces: [force(0), force(1)],
  };
}
