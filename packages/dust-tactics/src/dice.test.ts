import { type Dice, Play, type Roll } from '@dustfront/kernel';
import { successes } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { BOXED_ALLIES, BOXED_AXIS } from './cards/armies.ts';
import { HIT, MISS } from './dice.ts';
import { dustTactics } from './game.ts';
import type { CoreState } from './state.ts';

const ALL = [0, 1, 2, 3, 4, 5];

describe('the die', () => {
  test('[dt1.dice.faces] has six faces: two are HIT, the other four MISS', () => {
    expect(successes(ALL, HIT)).toBe(2);
    expect(successes(ALL, MISS)).toBe(4);
    expect(ALL.filter((face) => successes([face], HIT) === successes([face], MISS))).toEqual([]);
  });

  test('[dt1.dice.faces] is the die that a match rolls', () => {
    const rolls: Roll[] = [];
    const dice: Dice = {
      roll: (roll) => {
        rolls.push(roll);
        return Array.from({ length: roll.count }, (_, i) => (i < roll.count / 2 ? 0 : 5));
      },
    };
    const forces = { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units };
    new Play(dustTactics, dustTactics.setup({ forces } as never) as CoreState, dice);
    expect(rolls).toHaveLength(1);
    expect(rolls[0]).toMatchObject({ reason: 'initiative', sides: 6 });
  });
});
