import { dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { unitNamed } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { fruitless } from './fruitless.ts';

/** A squad in A1 on a board twelve squares wide, with wire or trenches somewhere. */
function table(works: {
  readonly wire?: readonly number[];
  readonly trenches?: readonly number[];
}): TacticsState {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['ranger-combat-squad'] }, { cards: ['wildfire'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  state.units.forEach((unit, i) => {
    unit.place = 'board';
    unit.at = i === 0 ? 0 : 60;
  });
  state.board = { ...state.board, ...works };
  return state;
}

const judged = (state: TacticsState, moves: boolean) =>
  fruitless(state, unitNamed(state, '1a')!, 'engineering', moves);

describe('an action that could do nothing', () => {
  test('wire nearby can be cut, farther away only after a move [dt14.fort.wire.cut.action]', () => {
    expect(judged(table({ wire: [1] }), false)).toBeNull();
    expect(judged(table({ wire: [3] }), true)).toBeNull();
    expect(judged(table({ wire: [3] }), false)).toBe('dt14.fort.wire.cut.action');
    expect(judged(table({ wire: [11] }), true)).toBe('dt14.fort.wire.cut.action');
  });

  test('infantry fills no trenches [dt14.fort.eng.fill.action]', () => {
    expect(judged(table({ trenches: [1] }), true)).toBe('dt14.fort.wire.cut.action');
  });

  test('of other actions nothing is said', () => {
    const state = table({});
    expect(fruitless(state, unitNamed(state, '1a')!, 'reload', true)).toBeNull();
  });
});
