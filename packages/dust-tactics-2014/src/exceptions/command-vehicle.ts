import type { SkillRule } from '../hooks.ts';
import { NOBODY, type TacticsState, type Unit } from '../state.ts';
import { has, unitOf } from '../units.ts';

/** A radio for the command squad inside, and a second try at its actions. */
export const commandVehicle: SkillRule<'command-vehicle'> = {
  id: 'command-vehicle',
  cites: ['dt14.equip.command.radio', 'dt14.equip.command.reroll', 'dt14.equip.command.mounted'],
  shared: false,
};

/** dt14.equip.command.mounted */
export const inCommandVehicle = (state: TacticsState, unit: Unit): boolean =>
  unit.place === 'aboard' && unit.carrier !== NOBODY && has(unitOf(state, unit.carrier), 'command-vehicle');
