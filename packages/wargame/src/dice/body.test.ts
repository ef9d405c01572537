import { describe, expect, test } from 'vitest';
import { diceOf, figuresOf, guardOf, isGone, pointsOf } from './body.ts';
import { plainLine, UNGUARDED } from './line.ts';
import type { Body } from './plan.ts';

const squad = (soldiers: number): Body => ({ soldiers, health: 0, figures: 1 });
const joined: Body = { soldiers: 3, health: 2, figures: 1 };
const gun: Body = { soldiers: 0, health: 4, figures: 3 };

describe('bodies', () => {
  test('points and miniatures', () => {
    expect([squad(5), joined, gun].map(pointsOf)).toEqual([5, 5, 4]);
    expect([squad(5), joined, gun, { ...gun, health: 0 }].map(figuresOf)).toEqual([5, 4, 3, 0]);
    expect([squad(0), squad(1), gun].map(isGone)).toEqual([true, false, false]);
  });

  test('dice: each × weapons, × miniatures of the target for a blast', () => {
    expect(diceOf({ each: 2, weapons: 3, perFigure: false }, squad(1), joined)).toBe(6);
    expect(diceOf({ each: 2, weapons: 3, perFigure: true }, squad(1), joined)).toBe(24);
  });

  test('weapons of those who live: all soldiers, the first few, or the others', () => {
    const dice = (skip: number, most: number | null, soldiers: number) =>
      diceOf(
        { each: 1, weapons: { bearer: 'soldiers', skip, most }, perFigure: false },
        squad(soldiers),
        gun,
      );
    expect([dice(0, null, 5), dice(0, 2, 5), dice(2, null, 5)]).toEqual([5, 2, 3]);
    expect([dice(0, 2, 1), dice(2, null, 1)]).toEqual([1, 0]);
  });

  test('the weapon of a hero or vehicle strikes while he lives', () => {
    const own = { each: 3, weapons: { bearer: 'health' }, perFigure: false } as const;
    expect(diceOf(own, joined, gun)).toBe(3);
    expect(diceOf(own, { ...joined, health: 0 }, gun)).toBe(0);
  });

  test('a weapon that strikes only beside living soldiers, or only without any', () => {
    const dice = (beside: boolean, by: Body) =>
      diceOf({ each: 2, weapons: { bearer: 'health', beside }, perFigure: false }, by, gun);
    const alone = { ...joined, soldiers: 0 };
    expect([dice(true, joined), dice(true, alone)]).toEqual([2, 0]);
    expect([dice(false, joined), dice(false, alone)]).toEqual([0, 2]);
  });

  test('the destroyed neither strike nor are struck', () => {
    const dice = { each: 1, weapons: 1, perFigure: false };
    expect(diceOf(dice, squad(0), gun)).toBe(0);
    expect(diceOf(dice, squad(1), squad(0))).toBe(0);
  });

  test('a hero whose squad is gone has the guard of one alone', () => {
    const covered = { save: { faces: 3, again: 0 }, resilience: null };
    const line = {
      ...plainLine({ each: 1, weapons: 1, perFigure: false }, 3, { blows: 1, points: 1 }),
      guard: covered,
    };
    expect(guardOf(line, { ...joined, soldiers: 0 })).toBe(covered);
    expect(guardOf({ ...line, alone: UNGUARDED }, { ...joined, soldiers: 0 })).toBe(UNGUARDED);
    expect(guardOf({ ...line, alone: UNGUARDED }, joined)).toBe(covered);
  });
});
