import { loadJudge, type Review, review } from '@dustfront/ai';
import { parseRecord } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import type { Answer } from '../workers/messages.ts';
import type { Progress } from './reviewer.ts';

/** How often the page hears how far it is, in milliseconds. */
const BEAT = 100;

async function weigh(text: string, tell: (progress: Progress) => void): Promise<Review> {
  const record = parseRecord(text);
  const { game: id, version } = record.header;
  const [game, judge] = await Promise.all([loadGame(id, version), loadJudge(id)]);
  if (judge === null) throw new Error(`no judge for ${id}`);
  let last = 0;
  const onProgress = (done: number, of: number): void => {
    const now = performance.now();
    if (now - last < BEAT) return;
    last = now;
    tell({ done, of });
  };
  return review(game, record, { judge, onProgress });
}

export const answer: Answer = (_, [record], onProgress) => weigh(record as string, onProgress);
