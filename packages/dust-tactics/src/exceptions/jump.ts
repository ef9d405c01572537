import type { MovingException } from '../hooks.ts';
import { hasOwnSkill } from '../table/units.ts';

/**
 * Crosses obstacles in the air instead of walking (dt1.skill.jump.over, dt1.skill.jump.as-move), by the step rule of
 * `geometry/movement.ts`. A hero keeps it to himself, so a joined pair jumps only if its squad can
 * (dt1.skill.jump.not-shared).
 */
export const jump: MovingException = {
  works: (state, head) => hasOwnSkill(state, head, 'jump'),
  gait: (mover) => ({ ...mover, jump: true }),
};
