/** Ready-made tables of measured play, by their names. */
import { readTable } from '../../ground/table/drawn.ts';
import type { Field } from '../../ground/table/words.ts';
import { crossroads } from './crossroads.ts';
import { farmyard } from './farmyard.ts';
import { quarry } from './quarry.ts';

const TEXTS: Readonly<Record<string, string>> = { farmyard, crossroads, quarry };

export const TABLES: readonly string[] = Object.keys(TEXTS);

/** How a table is drawn that is known by its name. */
export const tableText = (name: string): string | null => TEXTS[name]?.trimStart() ?? null;

/** The table that a text draws; null if it draws none. */
export function fieldFrom(text: string): Field | null {
  const read = readTable(text);
  return 'features' in read ? read : null;
}
