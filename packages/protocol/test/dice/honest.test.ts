import { parseRecord, printRecord } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { verifyRecord } from '../../src/index.ts';
import { honest } from './made.ts';

test('honest records pass, from their text, with and without what clients kept', () => {
  const words = new Map<string, number>();
  for (let seed = 0; seed < 150; seed++) {
    const made = honest(seed);
    const record = parseRecord(printRecord(made.record));
    expect(record).toEqual(made.record);
    expect(verifyRecord(made.script.game, record), `seed ${seed}`).toMatchObject({ word: 'consistent' });
    expect(verifyRecord(made.script.game, record, made.kept), `seed ${seed}`).toMatchObject({
      word: 'promised',
    });
    for (const { text } of record.asides ?? []) {
      const [what] = text.split(' ') as [string];
      words.set(what, (words.get(what) ?? 0) + 1);
    }
  }
  // Nothing that may stand beside the answers is missing from the sample.
  expect([...words.keys()].sort()).toEqual(['back', 'chain', 'clock', 'server', 'withdrawn']);
});
