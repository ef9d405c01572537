import { S } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** Reacts as far as six squares, and on shields as well. */
export const advancedReactiveFire: SkillRule<'advanced-reactive-fire'> = {
  id: 'advanced-reactive-fire',
  cites: ['dt14.skill.adv-react.range', 'dt14.skill.adv-react.dice', 'dt14.skill.adv-react.shared'],
  shared: true,
  piloted: true,
  react: (reaction) => ({ reach: Math.max(6, reaction.reach), faces: reaction.faces | S }),
};
