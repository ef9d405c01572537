import { dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { planAttack, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import type { RisksAdvice } from '../advice.ts';
import { tacticsAdvisor } from './advisor.ts';

/** A wildfire in A3, a squad in E3, on an open board twelve squares wide. */
function table(at = 24): TacticsState {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['wildfire'] }, { cards: ['sturmgrenadier-assault-squad'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  state.units.forEach((unit, i) => {
    unit.place = 'board';
    unit.at = i === 0 ? at : 28;
  });
  return state;
}

const risks = (state: TacticsState): RisksAdvice =>
  tacticsAdvisor.advise(state as unknown as Json, {
    ask: 'risks',
    unit: '1a',
    to: 'D3',
    alarms: [{ square: 'D3', units: ['2a'] }],
  }) as RisksAdvice;

describe('what a way may cost', () => {
  test('two dice: one success is an attack, two a sustained one [dt14.ruling.reaction]', () => {
    const [risk] = risks(table()).risks;
    const there = table(27);
    const [walker, squad] = ['1a', '2a'].map((name) => unitNamed(there, name)!);
    const mean = (sustained: boolean): number =>
      attackOdds(planAttack(there, squad!, walker!, { sustained })).target.mean;
    expect(risk?.inTime).toBeCloseTo(5 / 9, 12);
    expect(risk?.mean).toBeCloseTo((mean(false) * 4 + mean(true)) / 5, 12);
    expect(mean(true)).toBeGreaterThan(mean(false));
  });

  test('whoever has activated is named as one who cannot', () => {
    const state = table();
    expect(risks(state).spent).toEqual([]);
    state.units[1]!.activated = true;
    expect(risks(state).spent).toEqual([]);
    const query = { ask: 'risks', unit: '1a', to: 'D3', alarms: [] } as const;
    expect((tacticsAdvisor.advise(state as unknown as Json, query) as RisksAdvice).spent).toEqual(['2a']);
  });

  test('an attack is answered by whoever is near, sees it and has not activated [dt14.ruling.reaction]', () => {
    const answers = (state: TacticsState, from: string): RisksAdvice =>
      tacticsAdvisor.advise(state as unknown as Json, {
        ask: 'risks',
        unit: '1a',
        to: from,
      }) as RisksAdvice;
    const state = table();
    expect(answers(state, 'A3').risks.map(({ unit }) => unit)).toEqual(['2a']);
    expect(answers(state, 'L3').risks).toEqual([]);
    state.units[1]!.activated = true;
    expect(answers(state, 'A3')).toMatchObject({ risks: [], spent: ['2a'] });
    state.reactions = false;
    expect(answers(state, 'A3').spent).toEqual([]);
  });
});
