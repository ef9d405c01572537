import { reverseFaces } from '@dustfront/wargame';
import type { DiceSkill } from '../hooks.ts';
import { hasSkill } from '../table/units.ts';

/**
 * The unit's attack dice are read the other way round (dt1.skill.spotter.reverse, dt1.dice.reversed): MISS hits, and a
 * sustained attack re-rolls HITs (dt1.skill.spotter.sustained), a laser chains on MISSes
 * (dt1.ruling.spotter-everywhere). It is the unit's, also when it strikes back.
 */
export const spotter: DiceSkill = {
  id: 'spotter',
  cites: ['dt1.skill.spotter.reverse'],
  dice: (plan, { state, shooter }) =>
    hasSkill(state, shooter, spotter) ? reverseFaces(plan, 'dt1.skill.spotter.reverse') : plan,
};
