import { describe, expect, test } from 'vitest';
import type { BattlePlan, BattleStart, SidePlan } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { picker, tinyPlan } from './random-plans.ts';
import { Naive, naive, throws } from './second-solver.ts';
import { battleOf, sideOf } from './sides.ts';

const again = { kind: 'reroll-blanks' } as const;
const sea = { order: 'together', prize: 3 } as const;
const ofBoth = (plan: BattlePlan): [boolean, boolean] => [throws(plan.attacker), throws(plan.defender)];
const solverOf = (plan: BattlePlan) => new Naive(plan, [[...plan.attacker.dice], [...plan.defender.dice]]);

const withAndWithout = (units: readonly number[], more: Partial<SidePlan>): SidePlan[] => [
  sideOf(units, more),
  sideOf(units, { ...more, ability: again }),
];

/** Two units of two dice each against three of one, each side with a second throw or without. */
const FOUR: readonly BattlePlan[] = withAndWithout([0, 2, 0, 0], { withdraw: 'always' }).flatMap((attacker) =>
  withAndWithout([0, 0, 3, 0], { withdraw: 'after-first-roll' }).map((defender) =>
    battleOf(attacker, defender, sea),
  ),
);

describe('both sides roll at the same time', () => {
  test.each([1, 2, 3, 4])('tiny battles are worth what counting them out gives (%i)', (seed) => {
    const pick = picker(seed * 101);
    for (let i = 0; i < 12; i++) {
      const plan = tinyPlan(pick, true);
      const gap = Math.abs(solveBattle(plan).value - naive(plan));
      if (!(gap < 1e-10)) throw new Error(`differ by ${gap}: ${JSON.stringify(plan)}`);
    }
  });

  test.each(['attacker', 'defender'] as const)('dice lie there and the %s is asked: every roll', (acting) => {
    for (const plan of FOUR) {
      const solver = solverOf(plan);
      for (const ka of [0, 1, 2, 3, 4]) {
        for (const kd of [0, 1, 2, 3]) {
          const hits = { attacker: ka, defender: kd };
          const start = { blanks: 1, defenderRolled: true, next: 'hits', hits, acting, again: true } as const;
          const wanted = solver[acting === 'attacker' ? 'attack' : 'defend'](2, 3, 1, ofBoth(plan), ka, kd);
          expect(solveBattle(plan, start).value).toBeCloseTo(wanted, 11);
        }
      }
    }
  });

  test('throwing again is over: the dice stay as they lie', () => {
    const plan = FOUR[3]!;
    const hits = { attacker: 1, defender: 0 };
    for (const open of [{}, { again: false }]) {
      const start: BattleStart = { blanks: 0, defenderRolled: true, next: 'hits', hits, ...open };
      const wanted = solverOf(plan).sink(2, 3, 0, ofBoth(plan), 1, 0);
      expect(solveBattle(plan, start).value).toBeCloseTo(wanted, 12);
    }
  });

  test.each([false, true])(
    'only the defender is still to decide who leaves (rolled before: %s)',
    (rolled) => {
      for (const plan of FOUR) {
        const start = { blanks: 1, defenderRolled: rolled, next: 'turn', acting: 'defender' } as const;
        const wanted = solverOf(plan).answer(2, 3, 1, ofBoth(plan), !rolled);
        expect(solveBattle(plan, start).value).toBeCloseTo(wanted, 11);
      }
    },
  );

  test('hits that nobody has told of are none', () => {
    const plan = FOUR[0]!;
    const start = { blanks: 2, defenderRolled: true, next: 'hits' } as const;
    const { truce, attackerSurvivors, defenderSurvivors } = solveBattle(plan, start).outcome();
    expect({ truce, attackerSurvivors, defenderSurvivors }).toEqual({
      truce: 1,
      attackerSurvivors: [0, 2, 0, 0],
      defenderSurvivors: [0, 0, 3, 0],
    });
  });

  test('a truce may cost the attacker his units, of whatever type', () => {
    const lost = sideOf([0, 2, 0, 0], { survivesTruce: false });
    const plan = battleOf(lost, sideOf([0, 0, 1, 0]), { ...sea, hit: 0, truce: 2 });
    const { value, outcome } = solveBattle(plan);
    expect(value).toBe(-2 * 5);
    expect(outcome()).toMatchObject({
      truce: 1,
      attackerSurvivors: [0, 0, 0, 0],
      defenderSurvivors: [0, 0, 1, 0],
      swing: -10,
    });
  });

  test('dice of a place are thrown beside those of the units', () => {
    const plan = battleOf(sideOf([1, 0, 0, 0]), sideOf([1, 0, 0, 0], { bonus: 2 }), {
      ...sea,
      truce: 1,
      hit: 1 / 2,
    });
    const outcome = solveBattle(plan).outcome();
    expect(outcome.truce).toBeCloseTo(1 / 16, 15);
    expect(outcome.attackerTakes).toBeCloseTo(1 / 16, 15);
    expect(outcome.bothEliminated).toBeCloseTo(7 / 16, 15);
    expect(outcome.attackersEliminated).toBeCloseTo(7 / 16, 15);
  });

  test('where nobody defends, the place is taken; where nobody attacks, nothing happens', () => {
    const none = sideOf([0, 0, 0, 0]);
    const some = sideOf([0, 0, 2, 0]);
    expect(solveBattle(battleOf(some, none, sea)).outcome()).toMatchObject({
      attackerTakes: 1,
      attackerSurvivors: [0, 0, 2, 0],
    });
    expect(solveBattle(battleOf(none, some, sea)).outcome()).toMatchObject({
      attackersLeft: 1,
      defenderSurvivors: [0, 0, 2, 0],
      swing: 0,
    });
  });

  test('units of two types on one side are no battle at sea', () => {
    expect(() => solveBattle(battleOf(sideOf([1, 1, 0, 0]), sideOf([1, 0, 0, 0]), sea))).toThrow(
      'one type of unit on each side',
    );
  });
});
