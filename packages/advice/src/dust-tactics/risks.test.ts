import { type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { attackPlan, findUnit } from '@dustfront/dust-tactics/query';
import type { Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import type { RisksAdvice } from '../advice.ts';
import { coreAdvisor } from './advisor.ts';

const position = (square: string, acted = '') => `round 1 of 8
turn allies
map
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
allies recon-rangers ${square}
axis recon-grenadiers D1${acted}
axis battle-grenadiers H1
`;

function table(square: string, acted = ''): CoreState {
  const state = dustTactics.notation?.parsePosition(position(square, acted));
  if (state === undefined || Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as CoreState;
}

const risks = (state: CoreState, to: string, units: readonly string[]): RisksAdvice =>
  coreAdvisor.advise(state as unknown as Json, {
    ask: 'risks',
    unit: 'recon-rangers',
    to,
    alarms: [{ square: to, units }],
  }) as RisksAdvice;

describe('what a way may cost', () => {
  test(`one die to be in time, then the exact odds of all that reaches the unit there
      [dt1.faq.reactive.die] [dt1.faq.reactive.lines]`, () => {
    const { risks: found, mean } = risks(table('D6'), 'D4', ['recon-grenadiers']);
    const there = table('D4');
    const [by, at] = ['recon-grenadiers', 'recon-rangers'].map((name) => findUnit(there, name)!);
    const { target } = attackOdds(attackPlan(there, by!, at!));
    expect(found).toEqual([
      {
        unit: 'recon-grenadiers',
        square: 'D4',
        inTime: 1 / 3,
        mean: target.mean,
        atLeastOne: target.atLeast[1],
        destroyed: target.destroyed,
      },
    ]);
    expect(target.mean).toBeGreaterThan(0.5);
    expect(mean).toBeCloseTo(target.mean / 3, 12);
  });

  test('each has one try: it is counted where it hurts most', () => {
    const state = table('D6');
    const both = coreAdvisor.advise(state as unknown as Json, {
      ask: 'risks',
      unit: 'recon-rangers',
      to: 'D3',
      alarms: ['D4', 'D3'].map((square) => ({ square, units: ['recon-grenadiers'] })),
    }) as RisksAdvice;
    const worst = Math.max(...['D4', 'D3'].map((square) => risks(state, square, ['recon-grenadiers']).mean));
    expect(both.risks).toHaveLength(1);
    expect(both.mean).toBeCloseTo(worst, 12);
  });

  test('whoever has acted and would have seen it is named as one who cannot [dt1.faq.reactive.unactivated]', () => {
    expect(risks(table('D6'), 'D4', ['recon-grenadiers']).spent).toEqual([]);
    expect(risks(table('D6', ' activated'), 'D4', []).spent).toEqual(['recon-grenadiers']);
    expect(risks(table('D6', ' activated'), 'D6', []).spent).toEqual([]);
  });
});
