import { mateOf } from '@dustfront/wargame';
import type { Lattice } from './lattice.ts';
import type { Spread } from './strike.ts';

/** What a body loses: points are soldiers plus health. */
export interface Losses {
  /** Chance of losing exactly 0, 1, 2 … points. */
  readonly distribution: readonly number[];
  /** Chance of losing at least 0, 1, 2 … points. */
  readonly atLeast: readonly number[];
  readonly mean: number;
  /** Chance that nothing is left. */
  readonly destroyed: number;
}

export interface StateChance {
  readonly soldiers: number;
  readonly health: number;
  readonly chance: number;
}

export function lossesOf(lattice: Lattice, spread: Spread): Losses {
  const { losses, size } = lattice;
  const most = losses[0]!;
  const distribution = new Array<number>(most + 1).fill(0);
  for (let state = 0; state < size; state++) distribution[losses[state]!]! += spread[state]!;
  const atLeast = distribution.slice();
  for (let loss = most - 1; loss >= 0; loss--) atLeast[loss]! += atLeast[loss + 1]!;
  const mean = distribution.reduce((sum, chance, loss) => sum + chance * loss, 0);
  return { distribution, atLeast, mean, destroyed: distribution[most]! };
}

/** What is left in a state: soldiers, and the points of all tracks. */
export function leftIn(lattice: Lattice, state: number): { soldiers: number; health: number } {
  const body = lattice.bodies[state]!;
  return { soldiers: body.soldiers, health: body.health + mateOf(body) };
}

/** States that can be, from whole to destroyed. */
export function statesOf(lattice: Lattice, spread: Spread): StateChance[] {
  const { whole, size } = lattice;
  const wide = whole.health + mateOf(whole) + 1;
  const sums = new Float64Array((whole.soldiers + 1) * wide);
  for (let state = 0; state < size; state++) {
    const { soldiers, health } = leftIn(lattice, state);
    sums[soldiers * wide + health]! += spread[state]!;
  }
  const states: StateChance[] = [];
  for (let at = sums.length - 1; at >= 0; at--)
    if (sums[at]! > 0) states.push({ soldiers: Math.floor(at / wide), health: at % wide, chance: sums[at]! });
  return states;
}
