/** Units that stand on the board from the start, and reserves that come later (dt14.ruling.scen.own). */
import type { Problem } from '@dustfront/kernel';
import { gaitOf } from '../exceptions.ts';
import type { Force } from '../forces.ts';
import { mayStand, settle } from '../ground.ts';
import { squareWord } from '../options.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { cardOfUnit, has, isHero } from '../units.ts';
import type { UnitOrders } from './own.ts';

const RULE = 'dt14.ruling.scen.own';

export const tagsOf = (force: Force): string[] =>
  Object.values(force.orders ?? {}).flatMap((orders) => (orders.tag === undefined ? [] : [orders.tag]));

function station(state: TacticsState, unit: Unit, { at, facing }: UnitOrders): string | null {
  const { width, height } = state.board;
  const [column, row] = at!;
  if (![column, row].every(Number.isInteger) || column < 0 || row < 0 || column >= width || row >= height)
    return 'This square is not on the board.';
  // dt14.skill.spy.range and the works of a Strongpoint unit have their own placing.
  if (has(unit, 'spy') || has(unit, 'strongpoint'))
    return `${cardOfUnit(unit).name} is placed by its own rule.`;
  const square = row * width + column;
  if (!mayStand(state, unit, { ...gaitOf(state, unit), overTerrain: false }, square))
    return `${cardOfUnit(unit).name} cannot stand here.`;
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
  const fault = (at: string, message: string): void => {
    problems.push({ at, message, rule: RULE });
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
        fault(place, 'A name is one word of letters and figures, once a side.');
      seen.add(known);
      unit.tag = orders.tag;
    }
    if (orders.facing !== undefined && ![0, 1, 2, 3].includes(orders.facing))
      fault(place, 'A unit faces north, east, south or west.');
    if (orders.round !== undefined) {
      if (!Number.isInteger(orders.round) || orders.round < 1 || orders.round > (state.own?.rounds ?? 8))
        fault(place, `There is no turn ${orders.round}.`);
      else if (orders.at !== undefined) fault(place, 'A unit on the board does not arrive later.');
      else if (orders.round > 1) unit.from = orders.round;
    }
    if (orders.at === undefined) continue;
    const wrong = Array.isArray(orders.at) ? station(state, unit, orders) : 'A place is a column and a row.';
    const square = Array.isArray(orders.at)
      ? ` ${squareWord(orders.at[1] * state.board.width + orders.at[0], state.board.width)}`
      : '';
    if (wrong !== null) fault(`${place}${square}`, wrong);
  }
  return problems;
}
