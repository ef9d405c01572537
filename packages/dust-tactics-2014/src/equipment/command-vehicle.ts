import type { SkillRule } from '../hooks.ts';

/** A radio for the command squad inside, and a second try: see actions/command.ts. */
export const commandVehicle: SkillRule<'command-vehicle'> = {
  id: 'command-vehicle',
  cites: ['dt14.equip.command.radio', 'dt14.equip.command.reroll', 'dt14.equip.command.mounted'],
  shared: false,
};
