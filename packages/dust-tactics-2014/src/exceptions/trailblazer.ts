import type { SkillRule } from '../hooks.ts';

/** Passes enemies. */
export const trailblazer: SkillRule<'trailblazer'> = {
  id: 'trailblazer',
  cites: ['dt14.skill.trailblazer.pass', 'dt14.skill.trailblazer.shared'],
  shared: true,
  gait: (gait) => ({ ...gait, overEnemies: true }),
};
