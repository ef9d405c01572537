import type { Act } from '../../../acts/act.ts';
import type { MiniModel, Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import { walkedOf } from '../walked.ts';
import { apart } from './geometry.ts';

/** Somebody goes: where his miniatures walk, each its own way. */
export interface Walk {
  readonly troop: TroopModel;
  readonly ways: ReadonlyMap<string, readonly Spot[]>;
}

/** Who is not there any more, on the unit to which he belonged. */
export interface Loss {
  readonly troop: TroopModel;
  readonly minis: readonly MiniModel[];
}

/** What differs between two pictures of a table. */
export interface Change {
  readonly walks: readonly Walk[];
  readonly losses: readonly Loss[];
}

type Moves = Extract<Act, { kind: 'moves' }>;

/** The latest of the ways a unit was sent that leads from one place to another; null where none does. */
function wayTaken(moves: readonly Moves[], from: Spot | null, to: Spot): readonly Spot[] | null {
  for (const { ways = [] } of moves.toReversed())
    for (const way of ways) {
      const walked = walkedOf(way, from, to);
      if (walked !== null) return walked;
    }
  return null;
}

function walkOf(before: TroopModel | undefined, troop: TroopModel, moves: readonly Moves[]): Walk | null {
  const ways = new Map<string, readonly Spot[]>();
  for (const { key, at } of troop.minis) {
    const from = before?.minis.find((one) => one.key === key)?.at ?? null;
    if (from === null ? before !== undefined : apart(from, at) === 0) continue;
    const way = wayTaken(moves, from, at) ?? (from === null ? null : [from, at]);
    if (way !== null && way.length > 1) ways.set(key, way);
  }
  return ways.size === 0 ? null : { troop, ways };
}

/** Who has fallen: men of a unit that is still there, or all of one that is told to have fallen; never a machine. */
function lossOf(before: TroopModel, after: TroopModel | undefined, acts: readonly Act[]): Loss | null {
  if (after === undefined && !acts.some(({ kind, piece }) => kind === 'falls' && piece === before.key))
    return null;
  const minis = before.minis.filter(
    ({ key, corners }) => corners === null && !after?.minis.some((one) => one.key === key),
  );
  return minis.length === 0 ? null : { troop: before, minis };
}

/** What differs between two pictures of a table, and on which ways it came about. */
export function changeOf(before: TableScene, after: TableScene, acts: readonly Act[]): Change {
  const then = new Map(before.troops.map((troop) => [troop.key, troop]));
  const now = new Map(after.troops.map((troop) => [troop.key, troop]));
  const movesOf = (troop: TroopModel): readonly Moves[] =>
    acts.filter(
      (act): act is Moves => act.kind === 'moves' && (act.piece === troop.key || act.piece === troop.of),
    );
  const changed = after.troops.filter((troop) => then.get(troop.key) !== troop);
  return {
    walks: changed.flatMap((troop) => walkOf(then.get(troop.key), troop, movesOf(troop)) ?? []),
    losses: before.troops.flatMap((troop) => lossOf(troop, now.get(troop.key), acts) ?? []),
  };
}

/** Somebody on his way: where he is when, in milliseconds from when he set out. */
export interface Stop {
  readonly at: number;
  readonly spot: Spot;
}

/** As quick as over squares of ten centimetres; a step is seen all the same, and nobody waits for a long way. */
const PER_MILLIMETRE = 1.3;
const SHORTEST = 200;
const LONGEST = 700;

/** When somebody who walks evenly is at each corner of his way. */
export function stopsOn(way: readonly Spot[]): readonly Stop[] {
  const far = way.map((_, n) => way.slice(1, n + 1).reduce((sum, to, i) => sum + apart(way[i] ?? to, to), 0));
  const whole = Math.max(1, far.at(-1) ?? 0);
  const length = Math.min(LONGEST, Math.max(SHORTEST, whole * PER_MILLIMETRE));
  return way.map((spot, n) => ({ spot, at: ((far[n] ?? 0) / whole) * length }));
}

/** Goes on from where somebody is seen just now: over the stops still before him, then the new way. */
export function goingOn(under: readonly Stop[], time: number, way: readonly Spot[]): readonly Stop[] {
  const next = under.findIndex(({ at }) => at > time);
  const [a, b] = [under[next - 1], under[next]];
  if (a === undefined || b === undefined) return stopsOn(way);
  const share = (time - a.at) / (b.at - a.at);
  const here: Spot = [
    a.spot[0] + (b.spot[0] - a.spot[0]) * share,
    a.spot[1] + (b.spot[1] - a.spot[1]) * share,
  ];
  const rest = [{ spot: here, at: 0 }, ...under.slice(next).map(({ spot, at }) => ({ spot, at: at - time }))];
  const then = rest.at(-1)?.at ?? 0;
  return [
    ...rest,
    ...stopsOn(way)
      .slice(1)
      .map(({ spot, at }) => ({ spot, at: at + then })),
  ];
}
