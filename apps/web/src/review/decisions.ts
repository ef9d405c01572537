import type { Reviewed } from '@dustfront/ai';
import type { Deed } from '../acts/act.ts';
import { isIdle } from '../acts/deeds.ts';
import type { GridScene, Trace } from '../board/scene.ts';
import { type AdvisedWay, said } from '../modes/advised.ts';

/** A costly decision, and what the unit did by it: a whole walk is one. */
export interface Decision {
  readonly mistake: Reviewed;
  readonly deed: Deed | null;
}

/** What a unit did by an answer; to do nothing is the answer right after its activation. */
const deedBy = (answer: number, deeds: readonly Deed[]): Deed | null =>
  deeds.find(({ first, last }) => first <= answer && answer <= last) ??
  deeds.find((deed) => isIdle(deed) && deed.last + 1 === answer) ??
  null;

/** Mistakes put together by what units did: of each deed the costliest, in the order in which they came. */
export function decisionsOf(mistakes: readonly Reviewed[], deeds: readonly Deed[]): readonly Decision[] {
  const seen = new Set<Deed>();
  return mistakes.flatMap((mistake) => {
    const deed = deedBy(mistake.answer, deeds);
    if (deed !== null && seen.has(deed)) return [];
    if (deed !== null) seen.add(deed);
    return [{ mistake, deed }];
  });
}

/** The moment at which it can be made again. */
export const momentOf = ({ deed, mistake }: Decision): number => deed?.first ?? mistake.answer;

/** One way as an arrow and a line of fire, with its number. */
function drawn({ words, piece: goes, number }: AdvisedWay, scene: GridScene): readonly Trace[] {
  const unit = scene.pieces.find(({ key }) => key === goes);
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

/** What was done (1) and what was better (2), in words. */
export const waysOf = ({ mistake, deed }: Decision): readonly AdvisedWay[] =>
  deed === null
    ? []
    : [
        { piece: deed.piece, words: mistake.taken.words, number: 1 },
        { piece: deed.piece, words: mistake.best.words, number: 2 },
      ];

/** The same on the board of that moment. */
export const tracesOf = (decision: Decision, scene: GridScene): readonly Trace[] =>
  waysOf(decision).flatMap((way) => drawn(way, scene));
