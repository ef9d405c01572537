import type { Reviewed } from '@dustfront/ai';
import type { Message } from '@dustfront/kernel';
import type { Deed } from '../acts/act.ts';
import type { GridScene, Trace } from '../board/scene.ts';

/** A costly decision, and what the unit did by it: a whole walk is one. */
export interface Decision {
  readonly mistake: Reviewed;
  readonly deed: Deed | null;
}

/** Mistakes put together by what units did: of each deed the costliest, in the order in which they came. */
export function decisionsOf(mistakes: readonly Reviewed[], deeds: readonly Deed[]): readonly Decision[] {
  const seen = new Set<Deed>();
  return mistakes.flatMap((mistake) => {
    const deed = deeds.find(({ first, last }) => first <= mistake.answer && mistake.answer <= last) ?? null;
    if (deed !== null && seen.has(deed)) return [];
    if (deed !== null) seen.add(deed);
    return [{ mistake, deed }];
  });
}

/** The moment at which it can be made again. */
export const momentOf = ({ deed, mistake }: Decision): number => deed?.first ?? mistake.answer;

const said = (words: readonly Message[], key: string, param: string): string | undefined => {
  const value = words.findLast((word) => word.key === key)?.params?.[param];
  return value === undefined ? undefined : String(value);
};

/** One way as an arrow and a line of fire, with its number. */
function drawn(words: readonly Message[], deed: Deed, scene: GridScene, number: number): readonly Trace[] {
  const unit = scene.pieces.find(({ key }) => key === deed.piece);
  if (unit === undefined) return [];
  const { sign, square } = unit;
  const to = said(words, 'ai.move', 'to');
  const name = said(words, 'ai.attack', 'target');
  const target = scene.pieces.find((piece) => piece.name === name && piece.sign !== sign);
  const way: Trace[] =
    to === undefined || to === square
      ? []
      : [{ kind: 'way', piece: unit.key, sign, squares: [square, to], number }];
  const shot: Trace[] =
    target === undefined
      ? []
      : [{ kind: 'shot', sign, from: to ?? square, to: target.square, hit: true, number }];
  return [...way, ...shot];
}

/** What was done (1) and what was better (2), on the board of that moment. */
export function tracesOf({ mistake, deed }: Decision, scene: GridScene): readonly Trace[] {
  if (deed === null) return [];
  return [...drawn(mistake.taken.words, deed, scene, 1), ...drawn(mistake.best.words, deed, scene, 2)];
}
