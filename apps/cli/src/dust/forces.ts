import { FIGURES, namedUnits, UNIT_TYPES } from '@dustfront/dust';
import { Failure } from '../failure.ts';
import { own } from '../reader.ts';
import { unknownName } from '../suggest.ts';

const PLURALS: Readonly<Record<string, string>> = Object.fromEntries(
  UNIT_TYPES.map((type) => [`${type}s`, type]),
);

/** `3 tank, 1 mech`: how many of each type, in the order of UNIT_TYPES. */
export function parseForce(text: string): number[] {
  const units = UNIT_TYPES.map(() => 0);
  for (const part of text.split(/[,+]/).map((piece) => piece.trim())) {
    if (part === '') continue;
    const match = /^(\d+)?\s*x?\s*([a-z]+)$/i.exec(part);
    if (!match) throw new Failure('force.count', { part });
    const word = match[2]!.toLowerCase();
    const type = UNIT_TYPES.indexOf((PLURALS[word] ?? word) as (typeof UNIT_TYPES)[number]);
    if (type < 0) throw unknownName('unit', match[2]!, UNIT_TYPES);
    units[type]! += match[1] === undefined ? 1 : Number(match[1]);
  }
  if (units.every((count) => count === 0)) throw new Failure('force.empty', { text });
  return units;
}

/** Only submarines fight at sea, and only there. */
export function checkForce(units: readonly number[], sea: boolean): void {
  UNIT_TYPES.forEach((type, i) => {
    if (units[i]! > 0 && (FIGURES[type].class === 'sea') !== sea)
      throw new Failure(sea ? 'force.not-at-sea' : 'force.only-at-sea', { unit: type });
  });
}

export const named = (units: readonly number[]): Record<string, number> => ({ ...namedUnits([...units]) });

export const countOf = (units: readonly number[]): number => units.reduce((sum, count) => sum + count, 0);

export const worthOf = (units: readonly number[]): number =>
  UNIT_TYPES.reduce((sum, type, i) => sum + units[i]! * FIGURES[type].cost, 0);

/** `3 tanks, 1 mech`, or `nothing`. */
export function forceText(units: readonly number[]): string {
  const parts = UNIT_TYPES.flatMap((type, i) => {
    const count = units[i]!;
    return count === 0 ? [] : [own(`war.units.${type}`, { count })];
  });
  return parts.join(', ') || own('war.nothing');
}
