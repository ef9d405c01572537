import type { SkillRule } from '../hooks.ts';

/** The first action of the game may be a march for one action. */
export const scout: SkillRule<'scout'> = {
  id: 'scout',
  cites: [
    'dt14.skill.scout.march',
    'dt14.skill.scout.second',
    'dt14.skill.scout.shared',
    'dt14.skill.scout.first',
    'dt14.skill.scout.single',
    'dt14.sp.skill.scout.shared',
  ],
  shared: true,
  piloted: true,
  extra: { id: 'scout', as: 'march', named: (unit, first) => first && !unit.acted },
};
