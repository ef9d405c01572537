/** Soldiers who come back to their squad (dt14.ruling.get-up.who: whichever of the lost their owner likes). */

import type { Choice } from '../choice.ts';
import { groundOf } from '../ground/index.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit } from '../units.ts';

export function lostSoldiers(unit: Unit): number[] {
  return cardOfUnit(unit)
    .soldiers.map((_, n) => n)
    .filter((n) => !unit.soldiers.includes(n));
}

export function returnSoldier(state: TacticsState, unit: Unit, soldier: number): void {
  unit.soldiers = [...unit.soldiers, soldier].sort((a, b) => a - b);
  groundOf(state).landing.gains(state, unit, soldier);
}

/** One choice for each kind of lost soldier. */
export function returnChoices(unit: Unit): Choice[] {
  const card = cardOfUnit(unit);
  const seen: string[] = [];
  return lostSoldiers(unit).flatMap((n): Choice[] => {
    const soldier = card.soldiers[n]!;
    const word = [
      soldier.roles.join(' '),
      soldier.weapons.map((at) => card.weapons[at]!.line.name).join(' and '),
    ]
      .filter((part) => part !== '')
      .join(' ');
    if (seen.includes(word)) return [];
    seen.push(word);
    return [{ do: 'return', unit: unit.id, who: unit.name, n, word }];
  });
}
