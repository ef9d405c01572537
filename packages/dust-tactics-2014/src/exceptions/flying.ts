import type { SkillRule } from '../hooks.ts';
import { groupOf, has, leaderOf } from '../units.ts';

/** Over terrain as if it were open, in the starter rules over enemies as well; both of a pair need it. */
export const flying: SkillRule<'flying'> = {
  id: 'flying',
  cites: [
    'dt14.skill.flying.terrain',
    'dt14.skill.flying.enemies',
    'dt14.skill.flying.landing',
    'dt14.skill.flying.joined',
    'dt14.sp.skill.flying.terrain',
    'dt14.skill.flying.end',
    'dt14.skill.flying.both',
  ],
  shared: false,
  gait: (gait, state, unit) =>
    groupOf(state, leaderOf(state, unit)).every((one) => has(one, 'flying'))
      ? { ...gait, overTerrain: true, overEnemies: gait.overEnemies || state.rules === 'starter' }
      : gait,
};
