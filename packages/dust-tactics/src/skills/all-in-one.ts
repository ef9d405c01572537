import { multiplyDice } from '@dustfront/wargame';
import type { Skill } from '../hooks.ts';

/**
 * Once a game (dt1.skill.all-in-one.once), when the player wishes (dt1.skill.all-in-one.choice): twice the attack dice
 * (dt1.skill.all-in-one.double) of all the bearer's weapons (dt1.skill.all-in-one.all) for the round
 * (dt1.skill.all-in-one.round). A hero's own is for his lines only (dt1.ruling.all-in-one-hero); limited shots take no extra boxes
 * (dt1.ruling.all-in-one-when).
 */
export const allInOne: Skill = {
  id: 'all-in-one',
  cites: ['dt1.skill.all-in-one.double'],
  callable: 'declare',
  dice: (plan, { shooter }) => (shooter.effects.includes('all-in-one') ? multiplyDice(plan, 2) : plan),
};
