import type { Edges } from './edges.ts';
import { type Grid, NORTHEAST } from './grid.ts';
import type { SquareFlags } from './sight.ts';
import { openSteps, type StepRule } from './steps.ts';

export const UNREACHED = 0xffff;
const BUCKETS = 8;

/**
 * The cheapest cost to every square, in buffers that are used again for the next question.
 *
 * A straight step costs 1, the first diagonal 1, later diagonals 2. A label is twice the cost, plus 1 when the
 * cheap diagonal is spent. Being one point cheaper with it spent is never worse than having it still (the
 * only thing it can save is that one point), so the least label of a square serves every continuation and one
 * label per square is enough.
 */
export interface Reach {
  readonly grid: Grid;
  readonly labels: Uint16Array;
  /** The reached squares, `count` of them, from the cheapest on. */
  readonly order: Int32Array;
  count: number;
  /** What the labels answer. */
  flags: SquareFlags;
  edges: Edges | null;
  rule: StepRule | null;
  readonly queue: Int32Array;
  readonly waiting: Int32Array;
}

export function createReach(grid: Grid): Reach {
  return {
    grid,
    labels: new Uint16Array(grid.size).fill(UNREACHED),
    order: new Int32Array(grid.size),
    count: 0,
    flags: new Uint16Array(0),
    edges: null,
    rule: null,
    queue: new Int32Array(BUCKETS * grid.size),
    waiting: new Int32Array(BUCKETS),
  };
}

/** Fills `reach` with the costs from one square within an allowance. The square itself costs 0. */
export function findReach(
  reach: Reach,
  flags: SquareFlags,
  edges: Edges | null,
  rule: StepRule,
  from: number,
  allowance: number,
  diagonalSpent = false,
): Reach {
  const { grid, labels, order, queue, waiting } = reach;
  const { size, deltas } = grid;
  for (let i = 0; i < reach.count; i++) labels[order[i]!] = UNREACHED;
  reach.flags = flags;
  reach.edges = edges;
  reach.rule = rule;
  const start = diagonalSpent ? 1 : 0;
  const limit = Math.min(2 * allowance + 1, UNREACHED - 1);
  labels[from] = start;
  queue[(start & 7) * size] = from;
  waiting[start & 7] = 1;
  let pending = 1;
  let settled = 0;
  for (let label = start; pending > 0; label++) {
    const bucket = label & 7;
    const waits = waiting[bucket]!;
    if (waits === 0) continue;
    waiting[bucket] = 0;
    pending -= waits;
    const straight = label + 2;
    const diagonal = label + (rule.agile ? 2 : 3 + (label & 1));
    const base = bucket * size;
    for (let i = base; i < base + waits; i++) {
      const square = queue[i]!;
      if (labels[square] !== label) continue;
      order[settled++] = square;
      if (straight > limit) continue;
      let open = openSteps(grid, flags, edges, rule, square);
      while (open !== 0) {
        const direction = 31 - Math.clz32(open);
        open ^= 1 << direction;
        const next = square + deltas[direction]!;
        const cost = direction < NORTHEAST ? straight : diagonal;
        if (cost >= labels[next]! || cost > limit) continue;
        labels[next] = cost;
        const to = cost & 7;
        queue[to * size + waiting[to]!] = next;
        waiting[to]!++;
        pending++;
      }
    }
  }
  reach.count = settled;
  return reach;
}

/** The cost of a square, or -1 where it is out of reach. */
export function costOf(reach: Reach, square: number): number {
  const label = reach.labels[square]!;
  return label === UNREACHED ? -1 : label >> 1;
}

/** Whether the movement may end in a reached square. */
export function endsIn(reach: Reach, square: number): boolean {
  return (
    reach.labels[square] !== UNREACHED &&
    reach.rule !== null &&
    (reach.flags[square]! & reach.rule.noEnd) === 0
  );
}

/** A cheapest path to a reached square, both ends included; null where there is none. */
export function pathTo(reach: Reach, to: number): number[] | null {
  const { grid, labels, rule } = reach;
  if (rule === null || labels[to] === UNREACHED) return null;
  const path = [to];
  let here = to;
  while (here !== reach.order[0]) {
    here = stepBefore(reach, rule, here);
    path.push(here);
    if (path.length > grid.size) throw new Error('The labels of a reach lead back to its start');
  }
  return path.reverse();
}

function stepBefore(reach: Reach, rule: StepRule, to: number): number {
  const { grid, labels } = reach;
  for (let direction = 0; direction < 8; direction++) {
    const back = direction < NORTHEAST ? (direction + 2) & 3 : 4 + ((direction + 2) & 3);
    if (((grid.exits[to]! >> back) & 1) === 0) continue;
    const before = to + grid.deltas[back]!;
    const label = labels[before]!;
    if (label === UNREACHED) continue;
    const weight = direction < NORTHEAST || rule.agile ? 2 : 3 + (label & 1);
    if (label + weight !== labels[to]) continue;
    if ((openSteps(grid, reach.flags, reach.edges, rule, before) >> direction) & 1) return before;
  }
  throw new Error('Every reached square but the first has a square before it');
}
