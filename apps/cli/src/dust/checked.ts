import { type CheckedGame, playChecked, seedOf } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';

/** Some consecutive games, by number. */
export interface Batch {
  readonly setup: Json;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays them one after the other and looks at everything after every answer. */
export const checkedGames = ({ setup, seed, from, to }: Batch): readonly CheckedGame[] =>
  Array.from({ length: to - from }, (_, i) => playChecked(setup, seedOf(seed, from + i), { views: true }));
