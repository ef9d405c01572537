import type { Skill } from '../hooks.ts';

/** At the end of each round a damaged vehicle mends itself (dt1.skill.repair.when). See `frames/round-end.ts`. */
export const selfRepair: Skill = { id: 'self-repair', cites: ['dt1.skill.repair.when'] };
