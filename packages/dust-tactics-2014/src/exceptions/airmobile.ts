import type { SkillRule } from '../hooks.ts';
import { isGroundMachine } from '../units.ts';

/** Can be carried by an airlifter (dt14.equip.airmobile.carried). */
export const airmobile: SkillRule<'airmobile'> = {
  id: 'airmobile',
  cites: ['dt14.skill.airmobile', 'dt14.equip.airmobile.carried'],
  shared: false,
  lifted: isGroundMachine,
};
