import { loadJudge, review } from '@dustfront/ai';
import { parseRecord } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import type { Told } from './reviewer.ts';

const tell = (told: Told): void => self.postMessage(told);

/** How often the page hears how far it is, in milliseconds. */
const BEAT = 100;

async function work(text: string): Promise<void> {
  const record = parseRecord(text);
  const { game: id, version } = record.header;
  const [game, judge] = await Promise.all([loadGame(id, version), loadJudge(id)]);
  if (judge === null) throw new Error(`no judge for ${id}`);
  let last = 0;
  const onProgress = (done: number, of: number): void => {
    const now = performance.now();
    if (now - last < BEAT) return;
    last = now;
    tell({ at: 'work', done, of });
  };
  tell({ at: 'done', review: review(game, record, { judge, onProgress }) });
}

export function hear(record: string): void {
  work(record).catch(() => tell({ at: 'failed' }));
}
