import { attackOdds } from '@dustfront/odds';
import { disagreements, judge, type Verdict } from '@dustfront/testkit/agreement';
import { describe, expect, test } from 'vitest';
import { attackPlan, unitNamed } from '../src/asked.ts';
import type { CoreState } from '../src/index.ts';
import { parsePosition } from '../src/notation/parse.ts';
import { randomAttacks } from './attacks.ts';

/** The short form of `npm run agreement`. */
const ATTACKS = 120;
const TIMES = 60;
const LIMIT = 4000;

describe('the engine rolls what the odds say', () => {
  const verdicts: Verdict[] = [];
  for (const attack of randomAttacks('unit')) {
    verdicts.push(judge(attack, LIMIT, TIMES));
    if (verdicts.length === ATTACKS) break;
  }

  test(`${ATTACKS} random attacks: all throws followed, and ${TIMES} rolls of each`, () => {
    expect(disagreements(verdicts)).toEqual([]);
  });

  test('most of them could be followed to the end', () => {
    expect(verdicts.filter(({ difference }) => difference !== null).length).toBeGreaterThan(0.9 * ATTACKS);
  });

  test.each(['shoot', 'sustained', 'reactive', 'charge'])('there is a %s attack among them', (mode) => {
    expect(verdicts.some(({ name }) => name.includes(`(${mode})`))).toBe(true);
  });

  test('heroes on both sides are among them', () => {
    expect(verdicts.filter(({ name }) => name.includes('with=target')).length).toBeGreaterThan(20);
    expect(verdicts.filter(({ name }) => name.includes('with=attacker')).length).toBeGreaterThan(20);
  });
});

test("[dt1.ruling.strike-back-alone] Manfred's squad lends him its spotter only while it lives", () => {
  const state = parsePosition(`map
  ..
allies combat-rangers A1
axis sniper-grenadiers B1
axis manfred B1 with=sniper-grenadiers`) as CoreState;
  const plan = attackPlan(state, unitNamed(state, 'combat-rangers'), unitNamed(state, 'sniper-grenadiers'));
  expect(attackOdds(plan).attacker.mean).toBeCloseTo(2.2121289, 7);
});
