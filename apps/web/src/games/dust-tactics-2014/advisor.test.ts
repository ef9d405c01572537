import './outside.ts';
import type { AimAdvice, OddsAdvice, OutlookAdvice } from '@dustfront/advice';
import { tacticsAdvisor } from '@dustfront/advice/dust-tactics-2014';
import { cardOf, dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { isProblems, type Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { boardScene } from './scene.ts';

/** A wildfire in C3 facing east, a squad in E3, on an open board. */
function table(): TacticsState {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['wildfire'] }, { cards: ['sturmgrenadier-assault-squad', 'sturmluther'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  const [wildfire, squad, large] = state.units;
  for (const [unit, at] of [
    [wildfire, 26],
    [squad, 28],
    [large, 8],
  ] as const) {
    unit!.place = 'board';
    unit!.at = at;
  }
  wildfire!.facing = 1;
  return state;
}

const advise = <T>(state: TacticsState, query: Parameters<typeof tacticsAdvisor.advise>[1]): T =>
  tacticsAdvisor.advise(state as unknown as Json, query) as T;

describe('advice', () => {
  test('a machine aims where its arc lies, and at any side from a square not yet entered', () => {
    const state = table();
    const ahead = advise<AimAdvice[]>(state, { ask: 'aims', unit: '1a', from: 'C3' });
    expect(ahead.map((aim) => aim.target)).toContain('2a');
    state.units[0]!.facing = 3;
    expect(
      advise<AimAdvice[]>(state, { ask: 'aims', unit: '1a', from: 'C3' }).map((aim) => aim.target),
    ).not.toContain('2a');
    expect(
      advise<AimAdvice[]>(state, { ask: 'aims', unit: '1a', from: 'B3' }).map((aim) => aim.target),
    ).toContain('2a');
  });

  test('the odds of one line are those of the whole attack where there is no other', () => {
    const state = table();
    const [aim] = advise<AimAdvice[]>(state, { ask: 'aims', unit: '1a', from: 'C3' });
    const lines = (aim?.lines ?? [])
      .filter((line) => !line.close)
      .map(({ unit, line }) => ({ unit, line, shots: 0 }));
    const query = { ask: 'odds', unit: '1a', from: 'C3', target: '2a', lines, sustained: false } as const;
    const once = advise<OddsAdvice>(state, query);
    const again = advise<OddsAdvice>(state, { ...query, sustained: true });
    expect(once.lines[0]?.chances).toEqual(once.total.chances);
    expect(once.total.dice).toBe(cardOf('wildfire').weapons[0]?.line.cells[1]?.dice);
    expect(again.total.mean).toBeGreaterThan(once.total.mean);
  });

  test('ranges end at the arc of fire', () => {
    const band = advise<OutlookAdvice>(table(), { ask: 'outlook', unit: '1a', from: 'C3' }).bands[0];
    expect(band?.squares).toContain('E3');
    expect(band?.squares).not.toContain('A3');
  });
});

describe('the scene', () => {
  test('machines face, large ones cover four squares, and everything is said in words', () => {
    const { pieces } = boardScene(table());
    const of = (key: string) => pieces.find((piece) => piece.key === key);
    expect(of('1a')?.facing).toBe(1);
    expect(of('2b')?.squares).toEqual(['I1', 'J1', 'I2', 'J2']);
    expect(of('2a')?.boxes).toBe(null);
  });
});

test('a line is weighed as a part of the whole: a spotter who fires helps the sniper no more', () => {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['ranger-sniper-squad'] }, { cards: ['sturmgrenadier-assault-squad'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  for (const [unit, at] of [
    [state.units[0]!, 26],
    [state.units[1]!, 29],
  ] as const) {
    unit.place = 'board';
    unit.at = at;
  }
  const sniper = (lines: readonly string[]): number => {
    const odds = advise<OddsAdvice>(state, {
      ask: 'odds',
      unit: '1a',
      from: 'C3',
      target: '2a',
      lines: lines.map((line) => ({ unit: '1a', line, shots: 0 })),
      sustained: true,
    });
    return odds.lines.find(({ id }) => id === '1a/0')?.mean ?? 0;
  };
  expect(sniper(['0'])).toBeGreaterThan(sniper(['0', '1']));
});
