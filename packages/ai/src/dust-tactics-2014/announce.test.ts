import { dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { announcements, begun } from './announce.ts';

test('to do nothing and then something is no other plan than the other way round', () => {
  const state = game.notation!.parsePosition(`table 1200 1200
unit 1a stefan at 300,600
unit 2a stefan at 400,600`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const found = announcements(begun(state, { do: 'activate', unit: 0, who: '1a' })!);
  const series = found.map((words) => words.join(', '));
  expect(series).toContain('move, nothing');
  expect(series).toContain('attack, nothing');
  expect(series.filter((words) => words.startsWith('nothing'))).toEqual([]);
});
