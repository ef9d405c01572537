import { dustTactics2014 as game, type TacticsView } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { reactionsOn } from './reactions.ts';

/** Joe in the open before a walker and a squad that has a limited weapon. */
function near(far = 500): TacticsView {
  const state = game.notation!.parsePosition(`table 900 900
unit 1a bazooka-joe at 200,300
unit 2a luther at ${far},300@32
unit 2b sturmgrenadier-tank-hunter-squad at 200,850 240,850 280,850 320,850 360,850`);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state as unknown as TacticsView;
}

test('whoever may react on a table is told with what hope, and fires all that costs no limited shot', () => {
  const [luther, ...more] = reactionsOn(near(), ['2a'], '1a');
  expect(more).toEqual([]);
  expect(luther?.aim.target).toBe('1a');
  expect(luther?.aim.lines.map(({ line }) => line)).toEqual(['1', '2']);
  expect(luther?.odds.total.chances[0]).toBeGreaterThan(0.5);
});

test('nobody is promised anything who reaches nobody', () => {
  expect(reactionsOn(near(), ['2b'], '1a')).toEqual([]);
});
