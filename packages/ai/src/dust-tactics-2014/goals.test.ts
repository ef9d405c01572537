import { dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import type { OwnGoal } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { goalsOf, held } from './goals.ts';

/** Four squares to hold at the end, three points for each; one squad. */
function table(at: number, per: OwnGoal['per']): TacticsState {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['ranger-combat-squad'] }, { cards: ['wildfire'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  for (const [i, unit] of state.units.entries())
    Object.assign(unit, i === 0 ? { place: 'board', at } : { place: 'gone' });
  const squares = [
    [0, 0],
    [4, 0],
    [8, 0],
    [0, 8],
  ];
  const goal = { side: 0, worth: 3, per, objective: { kind: 'hold', squares, count: 1, round: 'end' } };
  state.own = { goals: [goal] } as unknown as NonNullable<TacticsState['own']>;
  return state;
}

test('what pays for each square is worth that on each of them', () => {
  expect(goalsOf(table(0, 'each')).map(({ points }) => points)).toEqual([3, 3, 3, 3]);
  expect(goalsOf(table(0, 'once')).map(({ points }) => points)).toEqual([0.75, 0.75, 0.75, 0.75]);
});

test('in the last turn being near is worth much less than being there', () => {
  const share = (turn: number): number => {
    const [near, there] = [1, 0].map((at) => {
      const state = table(at, 'each');
      state.turn = turn;
      state.lastTurn = 6;
      return held(state, 0, goalsOf(state).slice(0, 1));
    }) as [number, number];
    return near / there;
  };
  expect([share(3), share(6)]).toEqual([0.75, 0.25]);
});
