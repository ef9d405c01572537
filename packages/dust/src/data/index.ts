import type { Provenance } from '@dustfront/wargame';
import deckFile from './deck.json' with { type: 'json' };
import mapFile from './map.json' with { type: 'json' };
import type { DeckData, MapData } from './types.ts';

/** Our map of the world; checked by its own test. The file's lists are read as tuples here once. */
export const WORLD = mapFile as unknown as MapData;

/** Our deck of forty-five cards; checked by its own test. */
export const DECK = deckFile as unknown as DeckData;

/** The book is printed; of its board and cards only numbers are known. */
export const PROVENANCE: Readonly<Record<'rules' | 'map' | 'deck', Provenance>> = {
  rules: 'printed',
  map: 'ours',
  deck: 'ours',
};
