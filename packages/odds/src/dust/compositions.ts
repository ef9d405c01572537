import { BattleTooLarge, lossFactor, type SidePlan, total } from './plan.ts';

/** More than this many combinations of units on one side are refused rather than attempted. */
const LIMIT = 6000;

/**
 * All forces that a side can be reduced to, smallest first, so that every loss leads to a lower index. Index 0
 * is the empty force.
 */
export interface Compositions {
  readonly units: readonly (readonly number[])[];
  readonly index: ReadonlyMap<string, number>;
  readonly count: Int32Array;
  readonly dice: Int32Array;
  readonly worth: Float64Array;
  /** removals[c][k]: what force c may become by k losses, best-known first; with the average worth lost. */
  readonly removals: readonly (readonly Removal[])[];
  /** withdrawals[c]: what may remain after leaving, the whole force first. */
  readonly withdrawals: readonly Int32Array[];
}

export interface Removal {
  readonly to: Int32Array;
  readonly loss: Float64Array;
}

/** `dearestOnly`: the other side removes the dearest unit allowed and never anything else. */
export function compositionsOf(side: SidePlan, dearestOnly: boolean, mayWithdraw: boolean): Compositions {
  const units = reachable(side, dearestOnly, mayWithdraw);
  const index = new Map(units.map((force, i) => [force.join(), i]));
  const at = (force: readonly number[]) => index.get(force.join())!;
  const worth = units.map((force) => force.reduce((sum, n, type) => sum + n * side.worth[type]!, 0));
  const factor = lossFactor(side);
  const removals = units.map((force, from) => {
    let layer = [from];
    const lists: Removal[] = [listOf(layer, from, worth, factor)];
    for (let k = 1; k <= total(force); k++) {
      layer = [...new Set(layer.flatMap((c) => removeOne(side, units[c]!, dearestOnly).map(at)))];
      lists.push(listOf(layer, from, worth, factor));
    }
    return lists;
  });
  return {
    units,
    index,
    count: Int32Array.from(units, total),
    dice: Int32Array.from(units, (force) => diceOf(side, force)),
    worth: Float64Array.from(worth),
    removals,
    withdrawals: units.map((force, from) =>
      mayWithdraw ? Int32Array.from(withdrawals(force).map(at)) : Int32Array.of(from),
    ),
  };
}

function listOf(layer: readonly number[], from: number, worth: readonly number[], factor: number): Removal {
  return {
    to: Int32Array.from(layer),
    loss: Float64Array.from(layer, (c) => (worth[from]! - worth[c]!) * factor),
  };
}

export function diceOf(side: SidePlan, force: readonly number[]): number {
  const dice = force.reduce((sum, count, type) => sum + count * side.dice[type]!, 0);
  return total(force) === 0 ? 0 : dice + side.bonus;
}

/** The forces after one loss, dearest unit first; a shielded type cannot be taken. */
export function removeOne(side: SidePlan, force: readonly number[], dearestOnly: boolean): number[][] {
  const types = force
    .map((_, type) => type)
    .filter((type) => force[type]! > 0 && !(side.shield[type]! >= 0 && force[side.shield[type]!]! > 0))
    .sort((a, b) => side.worth[b]! - side.worth[a]!);
  return (dearestOnly ? types.slice(0, 1) : types).map((type) => less(force, type));
}

/** What remains after up to half, rounded up, have left; first nobody leaves. */
function withdrawals(force: readonly number[]): number[][] {
  const most = Math.ceil(total(force) / 2);
  const found = new Map<string, number[]>([[force.join(), [...force]]]);
  let layer = [...found.values()];
  for (let gone = 1; gone <= most; gone++) {
    const next = new Map<string, number[]>();
    for (const rest of layer) {
      rest.forEach((count, type) => {
        if (count > 0) {
          const smaller = less(rest, type);
          next.set(smaller.join(), smaller);
        }
      });
    }
    layer = [...next.values()];
    for (const rest of layer) found.set(rest.join(), rest);
  }
  return [...found.values()];
}

function reachable(side: SidePlan, dearestOnly: boolean, mayWithdraw: boolean): number[][] {
  const found = new Map<string, number[]>([[side.units.join(), [...side.units]]]);
  for (const force of found.values()) {
    const smaller = mayWithdraw
      ? force.flatMap((count, type) => (count > 0 ? [less(force, type)] : []))
      : removeOne(side, force, dearestOnly);
    for (const next of smaller) if (!found.has(next.join())) found.set(next.join(), next);
    if (found.size > LIMIT) throw new BattleTooLarge(`more than ${LIMIT} combinations of units on one side`);
  }
  return [...found.values()].sort((a, b) => total(a) - total(b));
}

function less(force: readonly number[], type: number): number[] {
  const copy = [...force];
  copy[type] = copy[type]! - 1;
  return copy;
}
