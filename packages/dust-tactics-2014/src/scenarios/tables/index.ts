/** Ready-made tables of measured play, by their names, the smallest first. */
import { readTable } from '../../ground/table/drawn.ts';
import type { Field } from '../../ground/table/words.ts';
import { heath, meadow, steppe } from './bare.ts';
import { canal } from './canal.ts';
import { chapel } from './chapel.ts';
import { crossroads } from './crossroads.ts';
import { depot } from './depot.ts';
import { estuary } from './estuary.ts';
import { farmyard } from './farmyard.ts';
import { frontLine } from './front-line.ts';
import { oasis } from './oasis.ts';
import { quarry } from './quarry.ts';
import { ruins } from './ruins.ts';

const TEXTS: Readonly<Record<string, string>> = {
  farmyard,
  chapel,
  depot,
  crossroads,
  canal,
  ruins,
  estuary,
  quarry,
  oasis,
  'front-line': frontLine,
};

export const TABLES: readonly string[] = Object.keys(TEXTS);

/** Tables with nothing but markers on them, where the players set out the terrain. */
const BARE: Readonly<Record<string, string>> = { meadow, heath, steppe };

export const BARE_TABLES: readonly string[] = Object.keys(BARE);

/** How a table is drawn that is known by its name. */
export const tableText = (name: string): string | null => (TEXTS[name] ?? BARE[name])?.trimStart() ?? null;

/** More texts than that are forgotten. */
const MOST = 32;
const fields = new Map<string, Field | null>();

/**
 * The table that a text draws; null if it draws none. It is never changed in place, so that all matches on one share it
 * and what is found out about it.
 */
export function fieldFrom(text: string): Field | null {
  const known = fields.get(text);
  if (known !== undefined) return known;
  const read = readTable(text);
  const field = 'features' in read ? read : null;
  if (fields.size === MOST) fields.clear();
  fields.set(text, field);
  return field;
}
