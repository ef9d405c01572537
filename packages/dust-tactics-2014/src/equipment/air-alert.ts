import type { SkillRule } from '../hooks.ts';

/** Warns friends of an aircraft: see actions/air-alert.ts. */
export const airAlert: SkillRule<'air-alert'> = {
  id: 'air-alert',
  cites: ['dt14.equip.air-alert.action'],
  shared: false,
};
