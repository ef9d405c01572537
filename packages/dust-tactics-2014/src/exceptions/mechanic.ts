import type { SkillRule } from '../hooks.ts';
import { hasRole, isMachine } from '../units.ts';

/** Repairs machines: a recovery vehicle, or the soldier of a squad who has the tools. */
export const mechanic: SkillRule<'mechanic'> = {
  id: 'mechanic',
  cites: ['dt14.equip.mechanic.repair'],
  shared: false,
  fills: (unit, role) => role === 'mechanic' && (isMachine(unit) || hasRole(unit, role)),
};
