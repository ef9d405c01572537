import type { Catalogue } from '@dustfront/kernel';
import { WORLD } from '../../data/index.ts';

/** What the areas of our world are called: it stands on the map. */
export const areas: Catalogue = Object.fromEntries(WORLD.areas.map(({ id, name }) => [`area.${id}`, name]));
