import { levelsFor } from '@dustfront/ai';
import { type Key, t } from '../i18n/index.ts';
import { levelName } from './level-names.ts';

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** The computer players of a game, weakest first, in the reader's language. */
export const levelsOf = (game: string): readonly Level[] =>
  levelsFor(game).map(({ id }) => ({ id, name: levelName(id), note: t(`levelNote.${game}.${id}` as Key) }));
