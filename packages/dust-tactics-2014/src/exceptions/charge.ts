import type { SkillRule } from '../hooks.ts';

/** A free close combat attack follows a march. */
export const charge: SkillRule<'charge'> = {
  id: 'charge',
  cites: [
    'dt14.skill.charge.attack',
    'dt14.skill.charge.close-only',
    'dt14.skill.charge.shared',
    'dt14.sp.skill.charge.attack',
    'dt14.skill.charge.close',
    'dt14.sp.skill.charge.shared',
  ],
  shared: true,
  free: [{ after: 'march', gives: 'close' }],
};
