import { Play, seededDice, seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { BOXED_ALLIES, BOXED_AXIS } from '../cards/armies.ts';
import { dustTactics } from '../game.ts';
import type { CoreState } from '../state.ts';
import { groundOf } from './ground.ts';

test('the remembered ground is the ground: at every question, with and without each unit', () => {
  const setup = { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units }, battlefield: 'open-ice' };
  const play = new Play(dustTactics, dustTactics.setup(setup as never) as CoreState, seededDice('ground'));
  const pick = seededPick('ground');
  for (let n = 0; !play.over && n < 1500; n++) {
    const { state } = play;
    const fresh = JSON.parse(JSON.stringify(state)) as CoreState;
    expect([...groundOf(state).flags]).toEqual([...groundOf(fresh).flags]);
    const unit = state.units[n % state.units.length]!;
    expect([...groundOf(state, unit).flags]).toEqual([...groundOf(fresh, fresh.units[unit.id]).flags]);
    const options = play.options(play.seat);
    play.answer(play.seat, options.at(pick(options.length))!);
  }
});
