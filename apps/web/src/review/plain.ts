import type { Message } from '@dustfront/kernel';
import type { ReviewProps } from './props.ts';

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

export type Grade = 'slip' | 'mistake' | 'grave';

/** From what cost on a decision is called so: in army points, or in what an area of DUST is worth. */
const GRADES: Readonly<Record<ReviewProps['counted'], Readonly<Record<Exclude<Grade, 'slip'>, number>>>> = {
  points: { mistake: 1, grave: 3 },
  worth: { mistake: 8, grave: 16 },
};

/** How grave it was to give so much away. */
export function gradeOf(cost: number, counted: ReviewProps['counted']): Grade {
  const { mistake, grave } = GRADES[counted];
  return cost >= grave ? 'grave' : cost >= mistake ? 'mistake' : 'slip';
}
