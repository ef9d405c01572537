import { dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { planAttack, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import type { RisksAdvice } from '../advice.ts';
import { tacticsAdvisor } from './advisor.ts';
import { risksAt } from './risks.ts';

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

describe('what lies on a way', () => {
  const field = (card: string, works: string, reactions = 'off'): TacticsState => {
    const state = dustTactics2014.notation!.parsePosition(`reactions ${reactions}
map
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
${works}
unit 1a ${card} at B3
unit 2a sturmgrenadier-assault-squad at E2`);
    if (isProblems(state)) throw new Error(JSON.stringify(state));
    return state;
  };
  const on = (state: TacticsState, what: string): RisksAdvice =>
    tacticsAdvisor.advise(state as unknown as Json, {
      ...({ ask: 'risks', unit: '1a', to: 'C3', alarms: [] } as const),
      peril: { what, from: '', to: 'C3' },
    }) as RisksAdvice;

  test('mines hurt one in three, fewer where the place saves [dt14.fort.mine.rating]', () => {
    expect(on(field('pounder', 'mines C3'), 'mines').peril).toEqual({ what: 'mines', chance: 1 / 3 });
    const squad = on(field('ranger-combat-squad', 'mines C3'), 'mines').peril!;
    expect(squad.chance).toBeCloseTo((1 / 3) * (2 / 3), 12);
  });

  test('each piece of wire that is entered or left lets one in three through [dt14.fort.wire.roll]', () => {
    const chance = (works: string): number => on(field('ranger-combat-squad', works), 'wire').peril!.chance;
    expect(chance('wire C3')).toBeCloseTo(2 / 3, 12);
    expect(chance('wire B3 C3')).toBeCloseTo(8 / 9, 12);
  });

  test('who may react there is told too [dt14.ruling.reaction]', () => {
    const { risks } = on(field('ranger-combat-squad', 'mines C3', 'on'), 'mines');
    expect(risks.map(({ unit }) => unit)).toEqual(['2a']);
  });
});

describe('what a march on a table may cost', () => {
  const measured = (x: number, more = ''): TacticsState => {
    const state = dustTactics2014.notation!.parsePosition(`table 1200 1200
${more}
unit 1a wildfire at ${x},600@0
unit 2a sturmgrenadier-assault-squad at 800,600 840,600 880,600 800,640 840,640`);
    if (isProblems(state)) throw new Error(JSON.stringify(state));
    return state;
  };
  const at = (state: TacticsState): RisksAdvice => risksAt(state, unitNamed(state, '1a')!, 'there');

  test('is told where somebody sees it within 40 cm who has not acted [dt14.ruling.reaction]', () => {
    const [risk] = at(measured(400)).risks;
    expect(risk).toMatchObject({ unit: '2a', square: 'there' });
    expect(risk!.inTime).toBeCloseTo(5 / 9, 12);
    expect(risk!.mean).toBeGreaterThan(0);
  });

  test('is nothing farther away, behind a block, without reactions or before who has acted', () => {
    expect(at(measured(300)).risks).toEqual([]);
    expect(at(measured(400, 'block barn 500,400 540,400 540,800 500,800')).risks).toEqual([]);
    expect(at(measured(400, 'reactions off')).risks).toEqual([]);
    const spent = measured(400);
    unitNamed(spent, '2a')!.activated = true;
    expect(at(spent)).toMatchObject({ risks: [], spent: ['2a'] });
  });
});
