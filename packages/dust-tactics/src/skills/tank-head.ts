import type { Skill } from '../hooks.ts';

/**
 * Once a game (dt1.skill.tank-head.once) a friendly vehicle next to the hero, or in his square (dt1.skill.tank-head.adjacent), is
 * as new (dt1.skill.tank-head.all), unless it is destroyed (dt1.skill.tank-head.dead). It takes an action
 * (dt1.skill.tank-head.action), the whole squad's if he has joined one. See `specials.ts`.
 */
export const tankHead: Skill = {
  id: 'tank-head',
  cites: ['dt1.skill.tank-head.all'],
  action: 'tank-head',
};
