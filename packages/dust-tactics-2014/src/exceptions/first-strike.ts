import type { SkillRule } from '../hooks.ts';

/** Its blows land before the enemy's. */
export const firstStrike: SkillRule<'first-strike'> = {
  id: 'first-strike',
  cites: [
    'dt14.skill.first-strike.before',
    'dt14.skill.first-strike.removed',
    'dt14.skill.first-strike.both',
    'dt14.skill.first-strike.alone',
  ],
  shared: false,
  strikesFirst: true,
};
