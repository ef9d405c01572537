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

/** The table that a text draws; null if it draws none. */
export function fieldFrom(text: string): Field | null {
  const read = readTable(text);
  return 'features' in read ? read : null;
}
