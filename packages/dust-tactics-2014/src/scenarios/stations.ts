/** Units that stand on the board from the start, and reserves that come later (dt14.ruling.scen.own). */
import type { Params } from '@dustfront/kernel';
import { own } from '../exceptions/index.ts';
import type { Force } from '../forces.ts';
import { mayStand, settle } from '../ground/squares/index.ts';
import { gaitOf } from '../moments.ts';
import { squareWord } from '../options.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { cardOfUnit, isHero } from '../units.ts';
import type { UnitOrders } from './own.ts';

const RULE = 'dt14.ruling.scen.own';

export const tagsOf = (force: Force): string[] =>
  Object.values(force.orders ?? {}).flatMap((orders) => (orders.tag === undefined ? [] : [orders.tag]));

/** Why it cannot stand there, or null once it does. */
function station(state: TacticsState, unit: Unit, { at, facing }: UnitOrders): Code | null {
  const { width, height } = state.board;
  const [column, row] = at!;
  if (![column, row].every(Number.isInteger) || column < 0 || row < 0 || column >= width || row >= height)
    return 'off-board';
  // Who comes from nowhere and who starts inside works have their own placing.
  if (own(unit, 'entry') !== undefined) return 'own-placing';
  const square = row * width + column;
  if (!mayStand(state, unit, { ...gaitOf(state, unit), overTerrain: false }, square)) return 'cannot-stand';
  unit.place = 'board';
  unit.at = settle(state, unit, square);
  if (facing !== undefined) unit.facing = facing;
  return null;
}

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
    if (orders.round !== undefined) {
      if (!Number.isInteger(orders.round) || orders.round < 1 || orders.round > (state.own?.rounds ?? 8))
        fault(place, 'no-turn', { round: orders.round });
      else if (orders.at !== undefined) fault(place, 'not-later');
      else if (orders.round > 1) unit.from = orders.round;
    }
    if (orders.at === undefined) continue;
    const wrong = Array.isArray(orders.at) ? station(state, unit, orders) : 'place';
    const square = Array.isArray(orders.at)
      ? ` ${squareWord(orders.at[1] * state.board.width + orders.at[0], state.board.width)}`
      : '';
    if (wrong !== null) fault(`${place}${square}`, wrong, { unit: cardOfUnit(unit).name });
  }
  return problems;
}
