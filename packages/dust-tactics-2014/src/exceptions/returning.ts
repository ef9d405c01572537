/** Soldiers who come back to their squad (dt14.ruling.get-up.who: whichever of the lost their owner likes). */

import type { Choice } from '../choice.ts';
import type { Unit } from '../state.ts';
import { cardOfUnit } from '../units.ts';

export function lostSoldiers(unit: Unit): number[] {
  return cardOfUnit(unit)
    .soldiers.map((_, n) => n)
    .filter((n) => !unit.soldiers.includes(n));
}

/** One choice for each kind of lost soldier, but those who are back already. */
export function returnChoices(unit: Unit, back: readonly number[] = []): Choice[] {
  const card = cardOfUnit(unit);
  const seen: string[] = [];
  return lostSoldiers(unit).flatMap((n): Choice[] => {
    if (back.includes(n)) return [];
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
