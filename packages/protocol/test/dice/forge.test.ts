import { expect, test } from 'vitest';
import { verifyRecord } from '../../src/index.ts';
import { forgeries, kinds } from './forge.ts';
import { scriptOf } from './made.ts';

/** Enough matches of each kind; some offer no handle for it. */
const WANTED = 4;

test.each(kinds)('a forgery is refused, or called what it is: %s', (kind) => {
  let found = 0;
  for (let seed = 0; found < WANTED && seed < 200; seed++) {
    const forged = forgeries[kind]!(seed);
    if (forged === null) continue;
    found += 1;
    const { word } = verifyRecord(scriptOf(seed).game, forged.record, forged.kept);
    expect(word, `seed ${seed}`).toBe(forged.word);
  }
  expect(found).toBe(WANTED);
});
