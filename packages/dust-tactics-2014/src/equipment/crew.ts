import type { SkillRule } from '../hooks.ts';

/** Fights with the guns or with the crew's own weapons: see attack/rows.ts. */
export const crew: SkillRule<'crew'> = {
  id: 'crew',
  cites: ['dt14.equip.crew.either', 'dt14.equip.crew.count', 'dt14.equip.crew.close'],
  shared: false,
};
