import type { Skill } from '../hooks.ts';

/** The shooter of a sniper line picks who takes its damage (dt1.skill.sniper.picks). See `frames/damage.ts`. */
export const sniper: Skill = { id: 'sniper', cites: ['dt1.skill.sniper.picks'] };
