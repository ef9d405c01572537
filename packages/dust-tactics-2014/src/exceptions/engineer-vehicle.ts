import type { CardWeapon } from '../cards/card.ts';
import type { SkillRule } from '../hooks.ts';
import type { Unit } from '../state.ts';
import { cardOfUnit, isMachine } from '../units.ts';

export const cuttersOf = (unit: Unit): CardWeapon[] =>
  cardOfUnit(unit).weapons.filter(
    ({ line }) => line.rules.includes('cutting') || line.rules.includes('grapple'),
  );

/** Cuts wire with what it can cut by (dt14.fort.eng.cut.who). */
export const engineerVehicle: SkillRule<'engineer-vehicle'> = {
  id: 'engineer-vehicle',
  cites: ['dt14.equip.engineer.tasks'],
  shared: false,
  engineers: (unit, task) => isMachine(unit) && task === 'wire' && cuttersOf(unit).length > 0,
};
