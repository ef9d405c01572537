import { multiplyDice } from '@dustfront/wargame';
import type { Called, DiceSkill } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { isHero, partnerOf } from '../table/units.ts';

function isDoubled(state: CoreState, shooter: Unit): boolean {
  if (shooter.effects.includes('all-in-one')) return true;
  const squad = isHero(state, shooter) ? partnerOf(state, shooter) : null;
  return squad?.effects.includes('all-in-one') ?? false;
}

/**
 * Once a game (dt1.skill.all-in-one.once), when the player wishes (dt1.skill.all-in-one.choice): twice the attack dice
 * (dt1.skill.all-in-one.double) of all the bearer's weapons (dt1.skill.all-in-one.all) for the round
 * (dt1.skill.all-in-one.round). A hero's own is for his lines only (dt1.ruling.all-in-one-hero), a squad's serves its
 * hero too; limited shots take no extra boxes (dt1.ruling.all-in-one-when).
 */
export const allInOne: DiceSkill & Called = {
  id: 'all-in-one',
  cites: ['dt1.skill.all-in-one.double'],
  callable: 'declare',
  once: 'dt1.skill.all-in-one.once',
  dice: (plan, { state, shooter }) =>
    isDoubled(state, shooter) ? multiplyDice(plan, 2, 'dt1.skill.all-in-one.double') : plan,
};
