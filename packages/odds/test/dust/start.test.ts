import { describe, expect, test } from 'vitest';
import type { BattlePlan, BattleStart } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { picker, randomPlan } from './random-plans.ts';
import { Naive, type Node, sum, throws } from './second-solver.ts';

/** The same moment, worked out by the second solver. */
function second(plan: BattlePlan, start: BattleStart): number {
  const solver = new Naive(plan, [[...plan.attacker.dice], [...plan.defender.dice]]);
  const again: [boolean, boolean] = [throws(plan.attacker), throws(plan.defender)];
  const { blanks, defenderRolled, next, hits } = start;
  const [a, d] = [sum(plan.attacker.units), sum(plan.defender.units)];
  if (plan.order === 'together') {
    if (next === 'turn') return solver.exchange(a, d, blanks, again, !defenderRolled);
    if (next === 'roll') return solver.both(a, d, blanks, again);
    return solver.sink(a, d, blanks, again, hits!.attacker, hits!.defender);
  }
  const roller = plan.order === 'attacker' ? 0 : 1;
  const forces = { a: [...plan.attacker.units], d: [...plan.defender.units] };
  const node: Node = { ...forces, roller, blanks, again, nursing: [false, false], defenderRolled };
  if (next === 'turn') return solver.turn(node);
  if (next === 'roll') return solver.roll(node);
  return solver.hits(node, hits![roller === 0 ? 'attacker' : 'defender']);
}

function randomStart(plan: BattlePlan, pick: (n: number) => number): BattleStart {
  const blanks = pick(3);
  // A blank roll of the attacker's, then none of the defender's: only a first roll has no defender's before it.
  const defenderRolled = blanks > 0 || pick(3) > 0;
  const next = (['turn', 'roll', 'hits'] as const)[pick(3)]!;
  if (next !== 'hits') return { blanks, defenderRolled, next };
  const dice = (side: 'attacker' | 'defender') =>
    plan[side].units.reduce((n, count, type) => n + count * plan[side].dice[type]!, plan[side].bonus);
  const hits = { attacker: pick(dice('attacker') + 1), defender: pick(dice('defender') + 1) };
  return { blanks, defenderRolled, next, hits };
}

/** What is declared before the first roll is over by now. */
function underWay(pick: (n: number) => number): BattlePlan {
  const plan = randomPlan(pick);
  const rest = (side: BattlePlan['attacker']) => {
    const gone = ['more-dice', 'leave', 'expel'].includes(side.ability?.kind ?? '');
    return gone ? { ...side, ability: null } : side;
  };
  return { ...plan, attacker: rest(plan.attacker), defender: rest(plan.defender) };
}

describe('a battle under way', () => {
  test.each([5, 45, 950])(
    'both solvers agree to 1e-10 wherever %i of them stand, blank rolls counted',
    (battles) => {
      const pick = picker(battles * 104_729);
      for (let i = 0; i < battles; i++) {
        const plan = underWay(pick);
        const start = randomStart(plan, pick);
        const off = Math.abs(solveBattle(plan, start).value - second(plan, start));
        if (!(off < 1e-10)) throw new Error(`differ by ${off}: ${JSON.stringify({ plan, start })}`);
      }
    },
  );

  test.each([8, 600])('what comes of it adds up to its value, %i times', (battles) => {
    const pick = picker(battles + 271);
    for (let i = 0; i < battles; i++) {
      const plan = underWay(pick);
      const given = randomStart(plan, pick);
      const start = given.next === 'hits' && pick(2) === 0 ? { ...given, again: true } : given;
      const { value, outcome } = solveBattle(plan, start);
      const o = outcome();
      const chances = o.attackerTakes + o.attackersEliminated + o.bothEliminated + o.truce + o.attackersLeft;
      expect(chances).toBeCloseTo(1, 10);
      expect(o.swing + o.attackerTakes * plan.prize).toBeCloseTo(value, 9);
    }
  });

  test('a second throw is taken where it is better, and never makes it worse', () => {
    const pick = picker(577);
    let taken = 0;
    for (let i = 0; i < 400; i++) {
      const plan = underWay(pick);
      const start: BattleStart = {
        ...randomStart(plan, pick),
        next: 'hits',
        hits: { attacker: 1, defender: 0 },
      };
      const sign = plan.order === 'defender' ? -1 : 1;
      const acting = plan.order === 'defender' ? 'defender' : 'attacker';
      const kept = solveBattle(plan, start).value;
      const open = solveBattle(plan, { ...start, acting, again: true }).value;
      // At sea the defender's second throw follows the attacker's.
      if (plan.order === 'together' && throws(plan.defender)) continue;
      expect(sign * open).toBeGreaterThanOrEqual(sign * kept - 1e-12);
      if (Math.abs(open - kept) > 1e-9) taken++;
    }
    expect(taken).toBeGreaterThan(20);
  });

  test('two blank rolls of three leave one roll: worked out by hand', () => {
    const pick = picker(3);
    const { attacker } = randomPlan(pick);
    const tank = {
      ...attacker,
      units: [1, 0, 0, 0],
      bonus: 0,
      survivesTruce: true,
      ability: null,
      plays: 'fixed' as const,
    };
    const plan: BattlePlan = {
      order: 'attacker',
      hit: 1 / 3,
      truce: 3,
      prize: 0,
      attacker: tank,
      defender: tank,
    };
    const fresh = solveBattle(plan).outcome();
    const late = solveBattle(plan, { blanks: 2, defenderRolled: true, next: 'turn' }).outcome();
    expect(late.attackerTakes).toBeCloseTo(1 / 3, 14);
    expect(late.truce).toBeCloseTo(2 / 3, 14);
    expect(late.truce).toBeGreaterThan(fresh.truce);
    expect(solveBattle(plan, { blanks: 0, defenderRolled: false, next: 'turn' }).outcome()).toEqual(fresh);
  });
});
