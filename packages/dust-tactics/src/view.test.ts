import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { BOXED_ALLIES, BOXED_AXIS } from './cards/armies.ts';
import { dustTactics } from './game.ts';
import type { CoreSetup } from './setup/options.ts';
import type { CoreState } from './state.ts';

const setups: readonly CoreSetup[] = [
  { scenario: 'hold-the-depot' },
  {
    forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units },
    battlefield: { by: 'players', tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false },
    rounds: 3,
  },
];

test.each(setups)('nothing that lies on the table is left out of a view: %j', (setup) => {
  const play = new Play(dustTactics, dustTactics.setup(setup as never) as CoreState, seededDice('view'));
  const pick = seededPick('view');
  while (!play.over) {
    expect(dustTactics.view(play.state, null)).toEqual({ ...play.state, held: null });
    const { seat } = play;
    const options = play.options(seat);
    play.answer(seat, options.at(pick(options.length))!);
  }
  expect(dustTactics.view(play.state, null)).toEqual(play.state);
});
