import { type Body, type DicePlan, pointsOf } from '@dustfront/wargame';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttackOdds, attackOdds } from '../src/index.ts';
import { plans } from './plans.ts';
import { plus, type Rational, toNumber, ZERO } from './rational.ts';
import { exactAftermath } from './reference.ts';

type Left = Pick<Body, 'soldiers' | 'health' | 'mate'>;

function keyOf({ attacker, target }: { attacker: Left; target: Left }): string {
  const left = ({ soldiers, health, mate = 0 }: Left) => `${soldiers}/${health + mate}`;
  return `${left(attacker)} ${left(target)}`;
}

/** Chances by what is left of both; the tracks of a side count together, and nobody is asked whether he is stunned. */
function exactOf(plan: DicePlan): Map<string, Rational> {
  const sums = new Map<string, Rational>();
  for (const [after, chance] of exactAftermath(plan)) {
    const key = keyOf(after);
    sums.set(key, plus(sums.get(key) ?? ZERO, chance));
  }
  return sums;
}

function jointOf(plan: DicePlan, odds: AttackOdds): Map<string, number> {
  if (plan.close !== null) return new Map(odds.joint.map((one) => [keyOf(one), one.chance]));
  return new Map(
    odds.target.states.map(({ soldiers, health, chance }) => [
      keyOf({ attacker: plan.attacker, target: { soldiers, health } }),
      chance,
    ]),
  );
}

test.each([12, 600])('fast odds are the exact fractions, on %i plans of every kind', (numRuns) => {
  fc.assert(
    fc.property(plans, (plan) => {
      const joint = jointOf(plan, attackOdds(plan));
      const exact = exactOf(plan);
      expect(joint.size).toBe(exact.size);
      for (const [key, chance] of exact) {
        const wanted = toNumber(chance);
        expect(Math.abs((joint.get(key) ?? 0) - wanted)).toBeLessThanOrEqual(1e-12 * wanted);
      }
    }),
    { seed: 2010, numRuns },
  );
});

test('chances sum to one, means and lines add up', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const odds = attackOdds(plan);
      for (const [side, whole] of [
        [odds.target, plan.target],
        [odds.attacker, plan.attacker],
      ] as const) {
        expect(side.distribution).toHaveLength(pointsOf(whole) + 1);
        expect(Math.abs(side.distribution.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12);
        expect(side.atLeast[0]).toBeCloseTo(1, 12);
        expect(side.atLeast.slice(1).reduce((sum, p) => sum + p, 0)).toBeCloseTo(side.mean, 11);
        expect(side.atLeast.at(-1)).toBeCloseTo(side.destroyed, 14);
      }
      const share = (own: boolean) =>
        odds.lines
          .filter(({ part }) => (part === 'retaliation') === own)
          .reduce((sum, { adds }) => sum + adds, 0);
      expect(share(false)).toBeCloseTo(odds.target.mean, 11);
      expect(share(true)).toBeCloseTo(odds.attacker.mean, 11);
    }),
    { seed: 2014, numRuns: 2000 },
  );
});
