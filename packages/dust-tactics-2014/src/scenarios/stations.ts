/** Units that stand on the board from the start, and reserves that come later (dt14.ruling.scen.own). */
import type { Params } from '@dustfront/kernel';
import { HEADINGS } from '@dustfront/wargame/tabletop';
import type { Force } from '../force.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import { settingOf } from '../setting/index.ts';
import type { Side, TacticsState } from '../state.ts';
import { cardOfUnit, isHero } from '../units.ts';

const RULE = 'dt14.ruling.scen.own';

const isHeading = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < HEADINGS;

export const tagsOf = (force: Force): string[] =>
  Object.values(force.orders ?? {}).flatMap((orders) => (orders.tag === undefined ? [] : [orders.tag]));

/** Carries out the orders of both forces; heroes last, who may share a square with friends. */
export function stationUnits(state: TacticsState, forces: readonly [Force, Force]): Problem[] {
  const problems: Problem[] = [];
  const given = state.units.flatMap((unit) => {
    const rank = state.units.filter((one) => one.side === unit.side).indexOf(unit);
    const orders = forces[unit.side].orders?.[rank];
    return orders === undefined ? [] : [{ unit, orders, place: `forces.${unit.side}.cards.${rank}` }];
  });
  const fault = (at: string, code: Code, params?: Params): void => {
    problems.push(problem(at, code, params, RULE));
  };
  const seen = new Set<string>();
  for (const { unit, orders, place } of [
    ...given.filter((one) => !isHero(one.unit)),
    ...given.filter((one) => isHero(one.unit)),
  ]) {
    if (orders.tag !== undefined) {
      const known = `${unit.side as Side}${orders.tag}`;
      if (
        typeof orders.tag !== 'string' ||
        !/^[\w-]+$/.test(orders.tag) ||
        orders.tag === 'any' ||
        seen.has(known)
      )
        fault(place, 'tag');
      seen.add(known);
      unit.tag = orders.tag;
    }
    if (orders.facing !== undefined && ![0, 1, 2, 3].includes(orders.facing)) fault(place, 'facing');
    if (orders.heading !== undefined && !isHeading(orders.heading)) {
      fault(place, 'heading');
      continue;
    }
    if (orders.round !== undefined) {
      if (!Number.isInteger(orders.round) || orders.round < 1 || orders.round > (state.own?.rounds ?? 8))
        fault(place, 'no-turn', { round: orders.round });
      else if (orders.at !== undefined) fault(place, 'not-later');
      else if (orders.round > 1) unit.from = orders.round;
    }
    if (orders.at === undefined) continue;
    const wrong = Array.isArray(orders.at) ? settingOf(state).station(state, unit, orders) : 'place';
    const where = Array.isArray(orders.at) ? ` ${settingOf(state).placeWord(state, orders.at)}` : '';
    if (wrong !== null) fault(`${place}${where}`, wrong, { unit: cardOfUnit(unit).name });
  }
  return problems;
}
