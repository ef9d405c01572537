import { printRecord } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { tellsOfDice, verifyRecord } from '../../src/index.ts';
import { forgeries, kinds } from './forge.ts';
import { honest, scriptOf } from './made.ts';
import { secondOpinion } from './second.ts';

test('an implementation written from docs/protocol.md alone agrees on honest records', () => {
  for (let seed = 1000; seed < 1040; seed++) {
    const { record, script } = honest(seed);
    expect(secondOpinion(script.game, printRecord(record)), `seed ${seed}`).toBeNull();
  }
});

test('and finds what contradicts itself where ours does', () => {
  let both = 0;
  for (const kind of kinds)
    for (let seed = 0; seed < 3; seed++) {
      const forged = forgeries[kind]!(seed);
      if (forged === null || !tellsOfDice(forged.record)) continue;
      const { game } = scriptOf(seed);
      const ours = verifyRecord(game, forged.record).word === 'broken';
      let theirs = true;
      try {
        theirs = secondOpinion(game, printRecord(forged.record)) !== null;
      } catch {
        // What cannot even be read is not as promised either.
      }
      expect(theirs, `${kind}, seed ${seed}`).toBe(ours);
      if (ours) both += 1;
    }
  expect(both).toBeGreaterThan(30);
});
