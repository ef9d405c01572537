import { type Body, type DiceLine, diceOf, type Guard, guardOf } from '@dustfront/wargame';
import { dieRows } from './die.ts';
import type { Lattice } from './lattice.ts';
import type { Rows } from './rows.ts';

/** Chances of the states of a lattice. */
export type Spread = Float64Array;

export function certain(lattice: Lattice, state: number): Spread {
  const spread = new Float64Array(lattice.size);
  spread[state] = 1;
  return spread;
}

export function forEachState(spread: Spread, visit: (state: number, chance: number) => void): void {
  for (let state = spread.length - 1; state >= 0; state--)
    if (spread[state]! > 0) visit(state, spread[state]!);
}

/** Die rows of the lines of one evaluation, each made once. */
export type Operators = (line: DiceLine, guard: Guard, from: number) => Rows;

export function operatorsOn(lattice: Lattice): Operators {
  const known = new Map<DiceLine, { guard: Guard; from: number; die: Rows }[]>();
  return (line, guard, began) => {
    // Only a named soldier makes it matter where the line began.
    const from = line.assign === 'one-soldier' ? began : lattice.start;
    const ofLine = known.get(line) ?? [];
    const before = ofLine.find((one) => one.guard === guard && one.from === from);
    if (before !== undefined) return before.die;
    const die = dieRows(line, guard, lattice, from);
    known.set(line, [...ofLine, { guard, from, die }]);
    return die;
  };
}

/** Rolls one die in every state: what is lost only moves to lower states, so the spread is changed in place. */
function rollDie(spread: Spread, die: Rows): void {
  for (let state = 0; state < spread.length; state++) {
    const here = spread[state]!;
    if (here === 0) continue;
    const { to, chance } = die(state);
    spread[state] = 0;
    for (let k = 0; k < to.length; k++) spread[to[k]!]! += here * chance[k]!;
  }
}

interface Start {
  readonly state: number;
  readonly chance: number;
  readonly dice: number;
}

/** Starts with many dice go first and meet those with fewer on the way: as many rolls as the most dice. */
function rollTogether(starts: Start[], die: Rows, result: Spread): void {
  const falling = starts.sort((a, b) => b.dice - a.dice);
  const spread = new Float64Array(result.length);
  falling.forEach(({ state, chance, dice }, k) => {
    spread[state]! += chance;
    const next = falling[k + 1]?.dice ?? 0;
    for (let left = dice; left > next; left--) rollDie(spread, die);
  });
  for (let state = 0; state < result.length; state++) result[state]! += spread[state]!;
}

/** Dice and guard of a line as counted in a state of the struck. */
export interface Counted {
  readonly dice: number;
  readonly guard: Guard;
  /** Is it the guard of one whose soldiers are gone? */
  readonly alone: boolean;
}

export function countOn(line: DiceLine, striker: Body, struck: Body): Counted {
  const guard = guardOf(line, struck);
  return { dice: diceOf(line.dice, striker, struck), guard, alone: guard !== line.guard };
}

/** The spread after a line, its dice counted in each state by `count`. */
export function afterLine(
  line: DiceLine,
  before: Spread,
  operators: Operators,
  count: (state: number) => Counted,
): Spread {
  const result = new Float64Array(before.length);
  const groups = new Map<Rows, Start[]>();
  for (let state = 0; state < before.length; state++) {
    const chance = before[state]!;
    if (chance === 0) continue;
    const { dice, guard } = count(state);
    const die = operators(line, guard, state);
    const group = groups.get(die);
    if (group === undefined) groups.set(die, [{ state, chance, dice }]);
    else group.push({ state, chance, dice });
  }
  for (const [die, starts] of groups) rollTogether(starts, die, result);
  return result;
}
