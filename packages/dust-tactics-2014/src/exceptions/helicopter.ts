import type { SkillRule } from '../hooks.ts';

/** Need not move first, so it may sustain attacks. */
export const helicopter: SkillRule<'helicopter'> = {
  id: 'helicopter',
  cites: ['dt14.equip.heli.first', 'dt14.equip.heli.sustained'],
  shared: false,
  hovers: true,
};
