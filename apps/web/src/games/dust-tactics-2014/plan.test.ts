import './outside.ts';
import { asView, dustTactics2014 as game, type TacticsView } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { tacticsPlan } from './plan.ts';

const actions = [
  { id: 'attack', cost: 1 },
  { id: 'move', cost: 1 },
];

/** A view while these procedures are under way. */
function during(...kinds: readonly string[]): TacticsView {
  const state = game.setup({ scenario: 'free-for-all', table: 'farmyard' });
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const stack = kinds.map((kind) => ({ kind, step: 'act', actions, at: 0, budget: 2 }));
  return { ...asView(game.view(state, null)), stack } as unknown as TacticsView;
}

test('the actions that were announced are shown while they are carried out', () => {
  expect(tacticsPlan(during('activation', 'attack'))?.map(({ state }) => state)).toEqual(['now', 'ahead']);
});

test('whoever reacts is not shown the actions of those he reacts to', () => {
  expect(tacticsPlan(during('activation', 'reaction', 'attack'))).toBe(null);
});
