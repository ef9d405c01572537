/** Markers with as many points, and how many of them. */
export interface Standing {
  readonly points: number;
  readonly count: number;
}

/**
 * Points whose markers stand above the line, because below it they would lie on others: `wide` is how many points one
 * marker covers.
 */
export function above(standings: readonly Standing[], wide: number): ReadonlySet<number> {
  const ends: [below: number, above: number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const up = new Set<number>();
  for (const { points, count } of standings.toSorted((a, b) => a.points - b.points)) {
    const half = (count * wide) / 2;
    const lane = points - half >= ends[0] || points - half < ends[1] ? 0 : 1;
    if (lane === 1) up.add(points);
    ends[lane] = points + half;
  }
  return up;
}
