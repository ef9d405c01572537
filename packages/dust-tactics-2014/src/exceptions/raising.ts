/** One die for each lost soldier of a squad; those who succeed come back. */
import { call, type Next } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import { returningFrame, type SpecialFrame } from '../frames/make.ts';
import { groundOf } from '../ground/index.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, unitOf } from '../units.ts';
import { inReach } from './reach.ts';
import { lostSoldiers } from './returning.ts';

/** dt14.equip.medevac.target, dt14.ruling.medevac.who: squads beside it, zombies too, sight not needed. */
export const casualties = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter(
    (unit) =>
      cardOfUnit(unit).kind === 'squad' &&
      lostSoldiers(unit).length > 0 &&
      inReach(state, actor, unit, 1, false),
  );

export const raisingDice = (state: TacticsState, frame: SpecialFrame): number =>
  lostSoldiers(unitOf(state, frame.target)).length;

export function raise(cx: Cx, frame: SpecialFrame): Next<'end'> {
  const { state } = cx;
  const { target, won } = frame;
  // dt14.table.returns.who: where each stands in a place of his own, no two soldiers are alike.
  if (groundOf(state).byMiniature !== undefined) return call(returningFrame(target, [], won), 'end');
  return call(returningFrame(target, lostSoldiers(unitOf(state, target)).slice(0, won), 0), 'end');
}
