import { describe, expect, test } from 'vitest';
import { faceSet } from './faces.ts';
import type { HitRoll, Save } from './plan.ts';
import { afterHitRoll, afterSave, beginHitRoll, beginSave, type HitThrow } from './roll.ts';

const HIT = faceSet(4, 5);
const roll = (over: Partial<HitRoll> = {}): HitRoll => ({ hits: HIT, rerolls: [], chain: null, ...over });

/** Throws these faces one after another; the dice asked for each time, and where it ends. */
function thrown(plan: HitRoll, dice: number, faces: readonly (readonly number[])[]): [string[], HitThrow] {
  let now = beginHitRoll(dice);
  const asked: string[] = [];
  for (const fell of faces) {
    asked.push(`${now.stage} ${now.pass}: ${now.dice}`);
    now = afterHitRoll(plan, now, fell);
  }
  return [asked, now];
}

const done = (hits: number) => ({ stage: 'done', pass: 0, dice: 0, hits });

describe('hit rolls', () => {
  test('one throw counts its hits', () => {
    expect(thrown(roll(), 4, [[0, 4, 5, 3]])).toEqual([['hit 0: 4'], done(2)]);
  });

  test('no dice, no throw', () => {
    expect(beginHitRoll(0)).toEqual(done(0));
  });

  test('each pass rolls only what still misses, on its own faces', () => {
    const plan = roll({ rerolls: [HIT, faceSet(0)] });
    const [asked, end] = thrown(plan, 3, [[4, 0, 0], [5, 0], [0]]);
    expect(asked).toEqual(['hit 0: 3', 'reroll 0: 2', 'reroll 1: 1']);
    expect(end).toEqual(done(3));
  });

  test('without a miss there is no re-roll', () => {
    expect(thrown(roll({ rerolls: [HIT] }), 2, [[4, 4]])[1]).toEqual(done(2));
  });

  test('chain: five dice, a re-roll of three, three more dice, one more: four hits', () => {
    const plan = roll({ rerolls: [HIT], chain: { faces: HIT, limit: null } });
    const [asked, end] = thrown(plan, 5, [[4, 5, 0, 1, 2], [4, 0, 0], [5, 1, 1], [3]]);
    expect(asked).toEqual(['hit 0: 5', 'reroll 0: 3', 'chain 0: 3', 'chain 1: 1']);
    expect(end).toEqual(done(4));
  });

  test('a chain goes by its own faces and stops at its limit', () => {
    const plan = roll({ hits: faceSet(2, 3, 4, 5), chain: { faces: HIT, limit: 1 } });
    expect(
      thrown(plan, 2, [
        [2, 3],
        [4, 2],
      ])[1],
    ).toEqual(done(3));
    expect(thrown(roll({ chain: { faces: HIT, limit: 0 } }), 1, [[4]])[1]).toEqual(done(1));
  });

  test('as many faces as dice', () => {
    expect(() => afterHitRoll(roll(), beginHitRoll(2), [4])).toThrow('2 dice were asked for, 1 fell');
  });

  test('a finished roll stays finished', () => {
    expect(afterHitRoll(roll(), beginHitRoll(0), [])).toEqual(done(0));
  });
});

describe('saves', () => {
  const save: Save = { faces: faceSet(0, 1), again: 0 };

  test('each success cancels a hit', () => {
    expect(afterSave(save, beginSave(save, 3), [0, 1, 2])).toEqual({ stage: 'done', dice: 0, hits: 1 });
  });

  test('no save or no hit: nothing is rolled', () => {
    expect(beginSave(null, 3)).toEqual({ stage: 'done', dice: 0, hits: 3 });
    expect(beginSave(save, 0)).toEqual({ stage: 'done', dice: 0, hits: 0 });
  });

  test('a failed save is rolled once again on the faces of the second chance', () => {
    const fort: Save = { faces: faceSet(0, 1), again: faceSet(0, 1, 4, 5) };
    const again = afterSave(fort, beginSave(fort, 4), [0, 2, 4, 3]);
    expect(again).toEqual({ stage: 'again', dice: 3, hits: 3 });
    expect(afterSave(fort, again, [4, 5, 3])).toEqual({ stage: 'done', dice: 0, hits: 1 });
    expect(afterSave(fort, beginSave(fort, 1), [0])).toEqual({ stage: 'done', dice: 0, hits: 0 });
  });

  test('as many faces as dice', () => {
    expect(() => afterSave(save, beginSave(save, 2), [0, 0, 0])).toThrow('2 dice were asked for, 3 fell');
  });
});
