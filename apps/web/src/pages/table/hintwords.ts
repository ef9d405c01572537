import type { Json } from '@dustfront/kernel';
import type { GameFace } from '../../games/face.ts';
import { hw } from '../../i18n/words.ts';
import type { OptionRow } from '../../session/table.ts';

/**
 * What is advised, from the first answer to the last, as steps in words: who, where to, at whom. How one goes is told
 * by where one goes, of squares that are passed one after the other only the last counts, and several weapons at one
 * enemy are one attack; that it is all goes without saying.
 */
export function stepsOf(
  face: Pick<GameFace, 'target' | 'card' | 'place'>,
  view: Json,
  rows: readonly OptionRow[],
  words: (row: OptionRow) => string,
): readonly string[] {
  const targets = rows.map((row) => face.target(row, view));
  const goesLater = (i: number): boolean => targets.slice(i + 1).some(({ on }) => on === 'square');
  /** Whoever has come to where he is sent stops there. */
  const staysThere = (i: number): boolean =>
    i === targets.length - 1 && targets[i - 1]?.on === 'square' && rows[i]?.option.do === 'stop';
  const nameOf = (piece: string): string | undefined => face.card(view, piece)?.name;
  return rows.flatMap((row, i) => {
    const here = targets[i];
    const next = targets[i + 1];
    switch (here?.on) {
      case 'piece':
        return i === 0 ? (nameOf(here.piece) ?? words(row)) : words(row);
      case 'square':
        // An area has a name: whoever goes from one to another is told both.
        if (face.place !== undefined && rows.length > 1) return face.place(here.square, view);
        return next?.on === 'square' ? [] : i === 0 ? words(row) : here.square;
      case 'line': {
        const name = nameOf(here.target);
        if (next?.on === 'line' && next.target === here.target) return [];
        return name === undefined ? words(row) : hw('fires', { target: name });
      }
      case 'button':
        return i > 0 && (here.weight === 'commit' || goesLater(i) || staysThere(i)) ? [] : words(row);
      default:
        return words(row);
    }
  });
}
