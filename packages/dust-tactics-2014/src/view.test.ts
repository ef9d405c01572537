import { type Json, Play, seededDice, seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { dustTactics2014 } from './game.ts';
import type { TacticsState } from './state.ts';

const setups: readonly Json[] = [
  { forces: ['allies', 'axis'], scenario: 'radio-free-babylon' },
  { rules: 'starter', forces: ['ssu', 'blutkreuz'], scenario: 'reload' },
];

test.each(setups)('nothing that lies on the table is left out of a view: %j', (setup) => {
  const play = new Play(dustTactics2014, dustTactics2014.setup(setup) as TacticsState, seededDice('view'));
  const pick = seededPick('view');
  while (!play.over) {
    expect(dustTactics2014.view(play.state, null)).toEqual({ ...play.state, held: null });
    const { seat } = play;
    const options = play.options(seat);
    play.answer(seat, options.at(pick(options.length))!);
  }
  expect(dustTactics2014.view(play.state, null)).toEqual(play.state);
});
