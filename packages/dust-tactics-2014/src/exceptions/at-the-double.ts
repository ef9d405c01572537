import type { SkillRule } from '../hooks.ts';

/** A free move follows a march. */
export const atTheDouble: SkillRule<'at-the-double'> = {
  id: 'at-the-double',
  cites: [
    'dt14.skill.double.move',
    'dt14.skill.double.shared',
    'dt14.sp.skill.double.move',
    'dt14.sp.skill.double.shared',
  ],
  shared: true,
  piloted: true,
  free: [{ after: 'march', gives: 'move' }],
};
