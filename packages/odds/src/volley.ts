import type { Body, DiceLine } from '@dustfront/wargame';
import { type Lattice, latticeOf } from './lattice.ts';
import { afterLine, certain, countOn, type Operators, operatorsOn, type Spread } from './strike.ts';

/** One side of an attack: its states, and where dice lead in them. */
export interface Side {
  readonly lattice: Lattice;
  readonly operators: Operators;
}

export function sideOf(body: Body): Side {
  const lattice = latticeOf(body);
  return { lattice, operators: operatorsOn(lattice) };
}

/** Sums, over every state in which the lines may begin, what they leave after each line. */
export class Ledger {
  readonly after: Spread[];

  constructor(lines: number, side: Side) {
    this.after = Array.from({ length: lines }, () => new Float64Array(side.lattice.size));
  }

  add(line: number, spread: Spread, times: number): void {
    const sum = this.after[line]!;
    for (let state = 0; state < sum.length; state++) sum[state]! += spread[state]! * times;
  }
}

/** Lines counted once, at their start, in one state. */
export function volleyFrom(
  lines: readonly DiceLine[],
  striker: Body,
  side: Side,
  state: number,
  chance: number,
  ledger: Ledger,
): Spread {
  const struck = side.lattice.bodies[state]!;
  let spread = certain(side.lattice, state);
  lines.forEach((line, index) => {
    const counted = countOn(line, striker, struck);
    spread = afterLine(line, spread, side.operators, () => counted);
    ledger.add(index, spread, chance);
  });
  return spread;
}

/** Lines counted one by one on whoever is left. */
export function linesFrom(lines: readonly DiceLine[], striker: Body, side: Side, ledger: Ledger): Spread {
  const { lattice, operators } = side;
  let spread = certain(lattice, lattice.start);
  lines.forEach((line, index) => {
    spread = afterLine(line, spread, operators, (state) => countOn(line, striker, lattice.bodies[state]!));
    ledger.add(index, spread, 1);
  });
  return spread;
}
