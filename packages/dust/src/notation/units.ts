import { noUnits, type Units } from '../units.ts';

/** Units by their letters: tank, mech, fighter, bomber, submarine. */
const LETTERS = ['T', 'M', 'F', 'B', 'S'];

/** "T2 M1": the types in their order, none left out but the absent. */
export function printUnits(units: readonly number[]): string {
  return LETTERS.flatMap((letter, type) => (units[type]! > 0 ? [`${letter}${units[type]}`] : [])).join(' ');
}

/** One word of such a text added to a count; false if it is none. */
export function readUnit(word: string, into: Units): boolean {
  const match = /^([TMFBS])(\d+)$/.exec(word);
  if (match === null) return false;
  const type = LETTERS.indexOf(match[1]!);
  into[type] = into[type]! + Number(match[2]);
  return true;
}

export function parseUnits(text: string): Units | null {
  const units = noUnits();
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => readUnit(word, units)) ? units : null;
}
