import { cardOf } from './cards/index.ts';
import { ownRules } from './exceptions/index.ts';
import { freshUnit, type Side, type Unit, type UnitId } from './state.ts';

/** A unit at full strength, waiting to enter (dt14.weapon.reload.start, dt14.weapon.salvo.start). */
export function newUnit(id: UnitId, name: string, card: string, side: Side): Unit {
  const made = freshUnit(id, name, card, side);
  const of = cardOf(card);
  made.soldiers = of.soldiers.map((_, n) => n);
  made.ammo = of.weapons.map((weapon) => weapon.boxes);
  for (const rule of ownRules(made)) rule.fielded?.(made);
  return made;
}
