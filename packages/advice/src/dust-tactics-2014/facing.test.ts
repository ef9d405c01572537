import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { unitNamed } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { targetsFacing } from './facing.ts';

test('whom a walker could fire at when it faces one way or another [dt14.arc.vehicle.card]', () => {
  const state = dustTactics2014.setup({
    forces: [{ cards: ['wildfire'] }, { cards: ['sturmgrenadier-assault-squad', 'hans'] }],
  } as Json);
  if (isProblems(state)) throw new Error('no table');
  // The walker in the middle, a squad north of it, the other walker east of it.
  [52, 28, 55].forEach((at, i) => {
    Object.assign(state.units[i]!, { place: 'board', at });
  });
  const facing = (way: number) => targetsFacing(state, unitNamed(state, '1a')!, way).map(({ card }) => card);
  expect([0, 1, 2, 3].map(facing)).toEqual([['sturmgrenadier-assault-squad'], ['hans'], [], []]);
});
