import type { Seat } from '@dustfront/kernel';
import { isCapital } from './control.ts';
import { board, card } from './lookup.ts';
import type { DustState } from './state.ts';
import { COST, FIGHTER, MECH, TANK, type Units } from './units.ts';

/**
 * What the program proposes to those who want to start at once [dust.option.quick-setup]: sources, lands and
 * centres close to the capital, a mixed force with supremacy. Advice, not a rule.
 */
export function recommendedArea(state: DustState, seat: Seat, open: readonly number[]): number {
  const home = state.areas.findIndex((area, i) => area.holder === seat && isCapital(state, i));
  if (home < 0) return open[0]!;
  const steps = distances(state, home);
  return open.reduce((best, area) => (steps[area]! < steps[best]! ? area : best));
}

/** The set-up card gives its production to the reinforcements; its ability is of no use then. */
export function recommendedCard(state: DustState, hand: readonly string[]): string {
  const value = (id: string) => {
    const { production, combat } = card(state, id);
    return production * 10 - combat;
  };
  return hand.reduce((best, id) => (value(id) > value(best) ? id : best));
}

/** A fighter for supremacy, then mechs behind tanks. */
export function recommendedUnits(points: number): Units {
  const units = [0, 0, 0, 0, 0];
  let left = points;
  for (const type of [FIGHTER, MECH, TANK, TANK, MECH, TANK, TANK, TANK]) {
    if (COST[type]! > left) continue;
    units[type] = units[type]! + 1;
    left -= COST[type]!;
  }
  return units;
}

function distances(state: DustState, from: number): number[] {
  const { next } = board(state);
  const steps = state.areas.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (const area of queue) {
    for (const near of next[area]!) {
      if (steps[near]! > steps[area]! + 1) {
        steps[near] = steps[area]! + 1;
        queue.push(near);
      }
    }
  }
  return steps;
}
