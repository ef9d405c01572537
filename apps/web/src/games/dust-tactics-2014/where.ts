import { partInWords, placeInWords } from '@dustfront/ai/places';
import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { sayPlace } from '../../i18n/words.ts';

/** Where somebody goes on a table, as one would point it out; behind what depends on where the nearest enemy is. */
export function whereTo(view: TacticsView, spot: number, foe: number | null): string {
  const { where, part } = placeInWords(view, spot, foe);
  return `${sayPlace(where)} ${sayPlace(part)}`;
}

/** In which part of a table something lies. */
export const whereOn = (view: TacticsView, spot: number): string => sayPlace(partInWords(view, spot));
