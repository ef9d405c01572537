import type { SkillRule } from '../hooks.ts';

/** Dead, he may live on: see frames/aftermath.ts. */
export const cheatDeath: SkillRule<'cheat-death'> = {
  id: 'cheat-death',
  cites: [
    'dt14.skill.cheat.die',
    'dt14.skill.cheat.when',
    'dt14.skill.cheat.one-point',
    'dt14.skill.cheat.stunned',
  ],
  shared: false,
};
