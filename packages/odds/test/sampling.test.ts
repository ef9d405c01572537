import { type DicePlan, type Faces, pointsOf, samplePlan } from '@dustfront/wargame';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackOdds } from '../src/index.ts';
import { plans } from './plans.ts';

const ROUNDS = 2000;
const SIGMAS = 5;

/** Faces from a seed (mulberry32). */
function facesFrom(seed: number): Faces {
  let state = seed;
  const face = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * 6);
  };
  return (count) => Array.from({ length: count }, face);
}

/** How often each loss fell in so many carried-out plans. */
function sampled(plan: DicePlan, seed: number): { target: number[]; attacker: number[] } {
  const faces = facesFrom(seed);
  const target = new Array<number>(pointsOf(plan.target) + 1).fill(0);
  const attacker = new Array<number>(pointsOf(plan.attacker) + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const after = samplePlan(plan, faces);
    target[pointsOf(plan.target) - pointsOf(after.target)]! += 1;
    attacker[pointsOf(plan.attacker) - pointsOf(after.attacker)]! += 1;
  }
  return { target, attacker };
}

function expectWithin(counts: readonly number[], distribution: readonly number[]): void {
  counts.forEach((count, loss) => {
    const p = Math.min(1, distribution[loss]!);
    // What cannot be must not fall; where a handful is expected, a few more than sigma says may.
    const bound = p === 0 ? 0 : SIGMAS * (Math.sqrt(ROUNDS * p * (1 - p)) + 1);
    expect(Math.abs(count - ROUNDS * p)).toBeLessThanOrEqual(bound);
  });
}

test('a hundred plans carried out with dice fall as their odds say', () => {
  const some = fc.sample(plans, { seed: 1947, numRuns: 100 });
  some.forEach((plan, k) => {
    const odds = attackOdds(plan);
    const { target, attacker } = sampled(plan, k);
    expectWithin(target, odds.target.distribution);
    expectWithin(attacker, odds.attacker.distribution);
  });
});
