import type { SkillRule } from '../hooks.ts';

/** A free move follows an attack with shots. */
export const moveAndFire: SkillRule<'move-and-fire'> = {
  id: 'move-and-fire',
  cites: ['dt14.skill.move-fire.move', 'dt14.skill.move-fire.ranged', 'dt14.skill.move-fire.shared'],
  shared: true,
  free: [{ after: 'attack', gives: 'move' }],
};
