import type { SkillRule } from '../hooks.ts';

/** Zombies whom a Blutkreuz leads and who take no objectives: see scenarios/control.ts. */
export const mindlessZombie: SkillRule<'mindless-zombie'> = {
  id: 'mindless-zombie',
  cites: ['dt14.skill.mindless.zombie', 'dt14.skill.mindless.led', 'dt14.skill.mindless.objective'],
  shared: false,
};
