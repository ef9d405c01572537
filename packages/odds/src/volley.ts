import type { Body, DiceLine } from '@dustfront/wargame';
import { type Lattice, latticeOf } from './lattice.ts';
import {
  afterLine,
  type Counted,
  certain,
  countOn,
  type Operators,
  operatorsOn,
  type Spread,
} from './strike.ts';

/** One side of an attack: its states, and where dice lead in them. */
export interface Side {
  readonly lattice: Lattice;
  readonly operators: Operators;
}

/** `struck`: the lines that may strike it. */
export function sideOf(body: Body, struck: readonly DiceLine[]): Side {
  const stuns = struck.some((line) => line.stuns === true);
  const lattice = latticeOf(body, stuns);
  return { lattice, operators: operatorsOn(lattice) };
}

export function countLines(lines: readonly DiceLine[], striker: Body, struck: Body): Counted[] {
  return lines.map((line) => countOn(line, striker, struck));
}

/** The spread after each of these lines, all of them counted beforehand. */
export function countedVolley(
  lines: readonly DiceLine[],
  counted: readonly Counted[],
  side: Side,
  before: Spread,
): Spread[] {
  let spread = before;
  return lines.map((line, index) => {
    spread = afterLine(line, spread, side.operators, () => counted[index]!);
    return spread;
  });
}

/** The spread after each of these lines, each counted on whoever is left. */
export function volleyOfLines(lines: readonly DiceLine[], striker: Body, side: Side): Spread[] {
  const { lattice, operators } = side;
  let spread = certain(lattice, lattice.start);
  return lines.map((line) => {
    spread = afterLine(line, spread, operators, (state) => countOn(line, striker, lattice.bodies[state]!));
    return spread;
  });
}
