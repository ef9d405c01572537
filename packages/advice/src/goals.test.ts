import { asView as coreView, dustTactics, SCENARIOS } from '@dustfront/dust-tactics';
import {
  dustTactics2014,
  SCENARIOS as SCENARIOS_2014,
  asView as tacticsView,
} from '@dustfront/dust-tactics-2014';
import { type AnyGame, isProblems, type Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { coreGoals } from './dust-tactics/goals.ts';
import { tacticsGoals } from './dust-tactics-2014/goals.ts';

function viewOf(game: AnyGame, setup: Json): Json {
  const state = game.setup(setup);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return game.view(state, null);
}

const core = (scenario: string) => coreGoals(coreView(viewOf(dustTactics as AnyGame, { scenario })));
const tactics = (scenario: string) =>
  tacticsGoals(tacticsView(viewOf(dustTactics2014 as AnyGame, { scenario, placement: false })));

describe('what ends and wins a match, from a view', () => {
  test('every printed scenario says how long it lasts and how the sides stand', () => {
    const all = [...SCENARIOS.map(({ id }) => core(id)), ...SCENARIOS_2014.map(({ id }) => tactics(id))];
    for (const { goals, round, rounds, points } of all) {
      expect(points).toHaveLength(2);
      expect(rounds ?? round).toBeGreaterThanOrEqual(round);
      for (const { sides, each, squares, kind } of goals) {
        expect(sides.length, kind).toBeGreaterThan(0);
        if (each) expect(squares.length, kind).toBeGreaterThan(0);
      }
    }
  });

  test('a bonus of the Core Set is each side’s own, counted so far', () => {
    const { goals, isHeld } = core('beacons-on-the-ice');
    const beacons = goals.filter(({ kind }) => kind === 'hold');
    expect(isHeld).toBe(true);
    expect(beacons.map(({ sides }) => sides)).toEqual([[0], [1]]);
    expect(beacons[0]?.now).toEqual([{ what: 'count', side: 0, count: 0 }]);
  });

  test('objectives of 2013/14 win when held, or by holding more; nobody holds them at first', () => {
    expect(tactics('reload').goals.map(({ kind, round, worth }) => [kind, round, worth])).toEqual([
      ['hold', 3, 'win'],
      ['control', 'end', 'win'],
    ]);
    expect(tactics('reload').goals[0]?.now).toEqual([{ what: 'unheld' }]);
    expect(tactics('the-lost-palace').goals.map(({ kind }) => kind)).toEqual(['told']);
    expect(tactics('firefight').goals).toEqual([]);
  });
});
