import type { SkillRule } from '../hooks.ts';

/** All launchers at one unit fire as one roll. */
export const coordinatedFire: SkillRule<'coordinated-fire'> = {
  id: 'coordinated-fire',
  cites: [
    'dt14.skill.coordinated.same-square',
    'dt14.skill.coordinated.joined-hero',
    'dt14.skill.coordinated.dice',
  ],
  shared: true,
};
