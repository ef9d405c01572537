/** One die for each lost soldier of a squad; those who succeed come back. */
import { done, type Next } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import type { SpecialFrame } from '../frames/make.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, unitOf } from '../units.ts';
import { inReach } from './reach.ts';
import { lostSoldiers, returnSoldier } from './returning.ts';

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
  const unit = unitOf(cx.state, frame.target);
  for (const soldier of lostSoldiers(unit).slice(0, frame.won)) returnSoldier(cx.state, unit, soldier);
  return done();
}
