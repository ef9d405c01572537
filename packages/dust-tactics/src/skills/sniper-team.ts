import type { Skill } from '../hooks.ts';

/**
 * Two soldiers (dt1.skill.sniper-team.two): Sniper goes with one, Spotter with the other (dt1.skill.sniper-team.roles,
 * dt1.skill.sniper-team.lost). The roles on the card decide; see `hasOwnSkill`.
 */
export const sniperTeam: Skill = { id: 'sniper-team', cites: ['dt1.skill.sniper-team.two'] };
