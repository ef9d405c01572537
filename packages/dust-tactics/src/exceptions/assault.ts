import type { Called, MovingException } from '../hooks.ts';
import { isUnderEffect } from '../table/effects.ts';

/**
 * Once a game (dt1.skill.assault.once) the movement value is doubled for the round (dt1.skill.assault.double), with any
 * pair of actions (dt1.skill.assault.any), moving twice included (dt1.skill.assault.move-move,
 * dt1.ruling.assault-four); a hero's squad too (dt1.skill.assault.shared).
 */
export const assault: MovingException & Called = {
  id: 'assault',
  sharedByHero: true,
  callable: 'actions',
  once: 'dt1.skill.assault.once',
  works: (state, head) => isUnderEffect(state, head, 'assault'),
  pace: (pace) => ({ ...pace, each: pace.each * 2 }),
};
