import type { Message } from '@dustfront/kernel';

/** Below so many points an undertaking is told as a loss, as hardly worth it, as worth it; else as well worth it. */
const VERDICTS = [
  ['ai.plain.loss', -1],
  ['ai.plain.even', 2],
  ['ai.plain.gain', 10],
] as const;

const verdict = (points: number): Message => ({
  key: VERDICTS.find(([, below]) => points < below)?.[0] ?? 'ai.plain.great',
});

const PLAIN: Readonly<Record<string, string>> = {
  'ai.conquer': 'ai.plain.conquer',
  'ai.dust.stands': 'ai.plain.stands',
};

/** Reasons without what the evaluation counts in: chances stay, its points become words. */
export const plainly = (words: readonly Message[]): readonly Message[] =>
  words.flatMap((word) => {
    const key = PLAIN[word.key];
    if (key === undefined || word.params === undefined) return [word];
    const { points, ...params } = word.params;
    return [{ key, params }, ...(typeof points === 'number' ? [verdict(points)] : [])];
  });

/** How much more than the least mistake a grave one costs. */
const GRAVE = 2;

export const isGrave = (cost: number, least: number): boolean => cost >= GRAVE * least;
