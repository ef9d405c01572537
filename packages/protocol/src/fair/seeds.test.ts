import { createHash, createHmac } from 'node:crypto';
import { type Dice, Match, parseRecord, printRecord } from '@dustfront/kernel';
import { sealedBids } from '@dustfront/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, hex, hmac, sha256 } from './hash.ts';
import { commitment, fairDice } from './seeds.ts';
import { parseNote, printNote } from './seeds-note.ts';
import { verifyRecord } from './verify.ts';

describe('SHA-256 and HMAC', () => {
  test('agree with published values', () => {
    expect(hex(sha256(bytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hex(hmac(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('agree with the platform on any text and key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 200 }),
        (text, key) => {
          expect(hex(sha256(bytes(text)))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
          expect(hex(hmac(bytes(key), bytes(text)))).toBe(
            createHmac('sha256', Buffer.from(key, 'utf8')).update(text, 'utf8').digest('hex'),
          );
        },
      ),
      { numRuns: 200, seed: 3 },
    );
  });
});

const seeds = { seed: 'ab'.repeat(16), contributions: ['left', 'right'] };
const d6 = { stream: 'dice', reason: 'test', count: 5, sides: 6 };

describe('fair dice', () => {
  test('are the same wherever they are computed and differ by number, stream, seed and contribution', () => {
    const faces = fairDice(seeds, 3).roll({ ...d6, count: 40 });
    expect(fairDice(seeds, 3).roll({ ...d6, count: 40 })).toEqual(faces);
    const others = [
      fairDice(seeds, 4).roll({ ...d6, count: 40 }),
      fairDice(seeds, 3).roll({ ...d6, count: 40, stream: 'deck' }),
      fairDice({ ...seeds, seed: 'x' }, 3).roll({ ...d6, count: 40 }),
      fairDice({ ...seeds, contributions: ['left', 'other'] }, 3).roll({ ...d6, count: 40 }),
    ];
    for (const other of others) expect(other).not.toEqual(faces);
  });

  test('go on within an entry, one stream not disturbing the other', () => {
    const one = fairDice(seeds, 1);
    const first = one.roll(d6);
    one.roll({ ...d6, stream: 'deck' });
    expect([...first, ...one.roll(d6)]).toEqual(fairDice(seeds, 1).roll({ ...d6, count: 10 }));
  });

  test('are uniform', () => {
    const counts = new Array<number>(6).fill(0);
    for (let number = 0; number < 600; number++) {
      for (const face of fairDice(seeds, number).roll({ ...d6, count: 20 })) counts[face]! += 1;
    }
    const chi = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand; the seeds are fixed
  });

  test('a falling roll is a whole shuffle', () => {
    const faces = fairDice(seeds, 0).roll({
      stream: 'deck',
      reason: 's',
      count: 10,
      sides: 10,
      falling: true,
    });
    faces.forEach((face, i) => {
      expect(face).toBeLessThan(10 - i);
    });
  });
});

describe('a record of the first scheme', () => {
  const played = () => {
    let number = 0;
    const dice: Dice = { roll: (roll) => live.roll(roll) };
    let live = fairDice(seeds, 0);
    const match = Match.begin(sealedBids, { seats: 2 }, ['Ann', 'Bob'], dice);
    const numbers: number[] = [];
    while (!match.over) {
      const seat = match.asked[0]!;
      const question = match.question(seat)!;
      number += number === 3 ? 4 : 1; // a take-back left a gap
      live = fairDice(seeds, number);
      match.submit(
        seat,
        question.number,
        sealedBids.optionId(
          question.options.at(seat === 1 && question.question === 'bid' ? -1 : 0)! as never,
        ),
      );
      numbers.push(number);
    }
    const note = {
      commitment: commitment(seeds.seed),
      contributions: seeds.contributions,
      seed: seeds.seed,
      numbers,
    };
    const record = match.record();
    return { ...record, header: { ...record.header, dice: printNote(note) } };
  };

  test('speaks for itself: without anything that clients kept it is consistent, not promised', () => {
    const record = parseRecord(printRecord(played()));
    expect(verifyRecord(sealedBids, record)).toMatchObject({
      word: 'consistent',
      scheme: 'hmac-sha256',
      answers: record.entries.length,
    });
  });

  test('a changed die, seed, contribution or number is found', () => {
    const good = played();
    const change = (note: object) => {
      const parsed = parseNote(good.header.dice!)!;
      return { ...good, header: { ...good.header, dice: printNote({ ...parsed, ...note }) } };
    };
    expect(verifyRecord(sealedBids, change({ seed: 'another' }))).toMatchObject({ word: 'broken', at: 0 });
    expect(verifyRecord(sealedBids, change({ contributions: ['left', 'forged'] }))).toMatchObject({
      word: 'broken',
      at: 0,
    });
    const { numbers } = parseNote(good.header.dice!)!;
    expect(verifyRecord(sealedBids, change({ numbers: numbers!.slice(1) }))).toMatchObject({
      word: 'broken',
    });
    const rolled = good.entries.findIndex((entry) => entry.rolls.length > 0);
    const entries = good.entries.map((entry, i) =>
      i === rolled
        ? { ...entry, rolls: entry.rolls.map((r) => ({ ...r, faces: r.faces.map((f) => (f + 1) % 6) })) }
        : entry,
    );
    expect(verifyRecord(sealedBids, { ...good, entries })).toMatchObject({
      word: 'broken',
      at: rolled + 1,
      reason: 'wrong-dice',
    });
  });

  test('the note is read back as printed', () => {
    const note = { commitment: 'c', contributions: ['a', ''], seed: 's', numbers: [1, 2, 3, 5, 9, 10] };
    expect(parseNote(printNote(note))).toEqual(note);
    expect(printNote(note)).toContain('numbers=1-3,5,9-10');
    expect(parseNote('seeded 12')).toBeNull();
  });
});
