import { rerollMisses } from '@dustfront/wargame';
import type { Called, DiceSkill } from '../hooks.ts';
import { isUnderEffect } from '../table/effects.ts';

/**
 * Once a game (dt1.skill.berserk.once), called before the dice (dt1.faq.berserk.declare) and free of charge
 * (dt1.skill.berserk.free): all attacks of the round (dt1.skill.berserk.round) re-roll their misses once
 * (dt1.skill.berserk.reroll), after a sustained attack's re-roll (dt1.skill.berserk.sustained, dt1.faq.berserk.order);
 * then a miss stays one (dt1.skill.berserk.two-max). The hero's squad has it too (dt1.skill.berserk.shared,
 * dt1.faq.berserk.squad). Lines are thrown one by one; throwing them together would give the same
 * (dt1.skill.berserk.pool).
 */
export const berserk: DiceSkill & Called = {
  id: 'berserk',
  sharedByHero: true,
  cites: ['dt1.skill.berserk.reroll'],
  callable: 'declare',
  once: 'dt1.skill.berserk.once',
  dice: (plan, { state, shooter }) =>
    isUnderEffect(state, shooter, 'berserk') ? rerollMisses(plan, 'dt1.skill.berserk.reroll') : plan,
};
