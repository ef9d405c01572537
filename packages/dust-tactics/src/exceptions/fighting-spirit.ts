import { reverseFaces } from '@dustfront/wargame';
import type { DiceSkill } from '../hooks.ts';
import { hasSkill } from '../table/units.ts';
import { spotter } from './spotter.ts';

/**
 * A hero who moved this round before he attacks (dt1.skill.spirit.move, dt1.skill.spirit.before) hits with MISSes, with
 * all his weapons (dt1.skill.spirit.reverse, dt1.skill.spirit.all); his squad too (dt1.skill.spirit.shared). Read as
 * Spotter's reversal, which it does not undo. No printed unit has it (dt1.faq.spirit.none).
 */
export const fightingSpirit: DiceSkill = {
  id: 'fighting-spirit',
  sharedByHero: true,
  cites: ['dt1.skill.spirit.reverse'],
  dice: (plan, { state, shooter, retaliation }) => {
    const works = hasSkill(state, shooter, fightingSpirit) && shooter.moved && !retaliation;
    return works && !hasSkill(state, shooter, spotter)
      ? reverseFaces(plan, 'dt1.skill.spirit.reverse')
      : plan;
  },
};
