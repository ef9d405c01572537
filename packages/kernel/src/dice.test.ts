import { describe, expect, test } from 'vitest';
import {
  DiceMismatch,
  type Roll,
  recordedDice,
  scriptedDice,
  seededDice,
  seededPick,
  shuffle,
  sidesOf,
} from './index.ts';

const roll = (stream: string, count: number, sides = 6): Roll => ({ stream, reason: 'attack', count, sides });

/** What was thrown, or null. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

describe('seeded dice', () => {
  test('[K16] where they stand is a count for each stream, those taken over included', () => {
    const dice = seededDice('seed', { deck: 4 });
    expect(dice.position()).toEqual({ deck: 4 });
    dice.roll(roll('dice', 3));
    expect(dice.position()).toEqual({ deck: 4, dice: 3 });
    dice.roll(roll('deck', 2));
    expect(dice.position()).toEqual({ deck: 6, dice: 3 });
  });

  test('[K16] they go back to a mark: streams to their place, new ones to their beginning', () => {
    const dice = seededDice('seed');
    dice.roll(roll('old', 3));
    const back = dice.mark?.();
    const throwBoth = () => [dice.roll(roll('old', 5)), dice.roll(roll('new', 5))];
    const first = throwBoth();
    back?.();
    expect(dice.position()).toEqual({ old: 3 });
    expect(throwBoth()).toEqual(first);
  });

  test('[K17] [K30] a word beyond the last full multiple is passed over, with few faces and with many', () => {
    const dice = seededDice('many');
    const sides = 3_000_000_000;
    expect(dice.roll(roll('wide', 6, sides))).toEqual([
      2727584666, 1852719215, 2710876235, 794416043, 1611976384, 694878846,
    ]);
    expect(dice.position()).toEqual({ wide: 9 });
    expect(dice.roll(roll('edge', 4, 256))).toEqual([77, 32, 202, 251]);
    expect(dice.roll(roll('edge', 4, 257))).toEqual([119, 154, 108, 50]);
  });

  test('[K16] [K30] streams stay their own beyond 65,536 words', () => {
    const faces = (from: number) => seededDice('long', { d: from }).roll(roll('d', 8, 1000));
    expect([faces(65_535), faces(131_072)]).toEqual([
      [578, 940, 296, 356, 388, 152, 818, 810],
      [368, 606, 579, 294, 444, 338, 272, 374],
    ]);
  });

  test('[K19] a shuffle has a face fewer with each die, at least one, and nobody sees it', () => {
    expect(shuffle('deck', 'why', 3)).toEqual({
      stream: 'deck',
      reason: 'why',
      count: 3,
      sides: 3,
      falling: true,
      secret: true,
    });
    expect(shuffle('deck', 'why', 0).sides).toBe(1);
    expect(shuffle('deck', 'why', 3, 'a.rule').rule).toBe('a.rule');
    expect(shuffle('deck', 'why', 3)).not.toHaveProperty('rule');
    expect([0, 1, 2].map((die) => sidesOf(shuffle('deck', 'why', 3), die))).toEqual([3, 2, 1]);
    expect([0, 1, 2].map((die) => sidesOf(roll('dice', 3), die))).toEqual([6, 6, 6]);
    expect(seededDice('s').roll(shuffle('deck', 'why', 6))).toEqual([3, 1, 3, 2, 0, 0]);
  });

  test('[K30] a picker gives the numbers that it always gave', () => {
    const pick = seededPick('p');
    expect(Array.from({ length: 10 }, () => pick(100))).toEqual([22, 10, 44, 39, 41, 89, 22, 51, 74, 98]);
    expect(seededPick('q')(1_000_000)).not.toBe(seededPick('p')(1_000_000));
  });
});

describe('given dice', () => {
  test('[K18] what is wrong is told with its name', () => {
    expect(thrownBy(() => scriptedDice([1]).roll(roll('d', 3)))).toMatchObject({
      name: 'DiceMismatch',
      message: 'the dice ran out: attack needs 3 dice, 1 left',
    });
    for (const face of [6, -1, 0.5])
      expect(thrownBy(() => scriptedDice([5, face]).roll(roll('d', 2)))).toMatchObject({
        name: 'DiceMismatch',
        message: `attack: a die with 6 faces cannot show face ${face}`,
      });
    expect(thrownBy(() => scriptedDice([2, 2, 0]).roll(shuffle('d', 'deck', 3)))).toMatchObject({
      message: 'deck: a die with 2 faces cannot show face 2',
    });
  });

  test('[K18] they are given in turn, counted, and go back to a mark', () => {
    const dice = scriptedDice([0, 1, 2, 3]);
    expect(dice.roll(roll('d', 1))).toEqual([0]);
    const back = dice.mark?.();
    expect(dice.roll(roll('d', 2))).toEqual([1, 2]);
    expect(dice.left()).toBe(1);
    back?.();
    expect(dice.left()).toBe(3);
    expect(dice.roll(roll('d', 3))).toEqual([1, 2, 3]);
    expect(dice.left()).toBe(0);
  });

  test('[K18] a roll that fails uses no die', () => {
    const dice = scriptedDice([6, 5]);
    expect(() => dice.roll(roll('d', 1))).toThrow(DiceMismatch);
    expect(dice.left()).toBe(2);
  });

  test('[K11] recorded rolls must be of the stream and size that the rules roll', () => {
    const recorded = () => recordedDice([{ stream: 'd', faces: [3, 4] }]);
    const dice = recorded();
    expect(dice.left()).toBe(1);
    expect(dice.roll(roll('d', 2))).toEqual([3, 4]);
    expect(dice.left()).toBe(0);
    expect(thrownBy(() => dice.roll(roll('d', 2)))).toMatchObject({
      name: 'DiceMismatch',
      message: 'attack: the record has no further roll',
    });
    for (const [stream, count] of [
      ['e', 2],
      ['d', 1],
      ['e', 3],
    ] as const)
      expect(thrownBy(() => recorded().roll(roll(stream, count)))).toMatchObject({
        message: `attack: the record has 2 of d, the rules roll ${count} of ${stream}`,
      });
    expect(thrownBy(() => recorded().roll(roll('d', 2, 4)))).toMatchObject({
      message: 'attack: a die with 4 faces cannot show face 4',
    });
  });
});
