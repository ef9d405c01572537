import type { GameId } from '@dustfront/games';
import type { DieFace } from '../drawings/dice.tsx';
import type { Figure } from './figure.ts';

/** A chapter of the book of rules; the rows of the register whose ids begin so belong to it. */
export interface Chapter {
  /** Its words are `<game>/<id>`. */
  readonly id: string;
  /** Without the game's own prefix: `move` stands for `dt1.move` and everything below it. */
  readonly rules: readonly string[];
  readonly figures: readonly Figure[];
}

/** What a game brings for its book and for the page that explains it in two minutes. */
export interface GameBook<Id extends GameId = GameId> {
  readonly id: Id;
  /** In the order of play. */
  readonly chapters: readonly Chapter[];
  /** Steps of a round, faces of a die, and the picture beside them. */
  readonly how: {
    readonly steps: number;
    readonly dice: readonly DieFace[];
    readonly picture: Figure | undefined;
  };
}

export const chaptersOf = (
  figures: Readonly<Record<string, readonly Figure[]>>,
  chapters: Readonly<Record<string, readonly string[]>>,
): readonly Chapter[] =>
  Object.entries(chapters).map(([id, rules]) => ({ id, rules, figures: figures[id] ?? [] }));
