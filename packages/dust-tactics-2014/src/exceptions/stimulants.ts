import { done } from '@dustfront/kernel';
import { symbolOf } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, has, isFoot, unitOf } from '../units.ts';
import { hasMedic, takesOrders } from './command.ts';
import { inReach } from './reach.ts';
import { special, unitChoice } from './special.ts';

/** Its medic carries stimulants. */
export const stimulants: SkillRule<'stimulants'> = {
  id: 'stimulants',
  cites: ['dt14.cmd.stim.issue', 'dt14.cmd.stim.attack'],
  shared: false,
};

/** dt14.cmd.stim.infantry, dt14.cmd.stim.sight, dt14.cmd.stim.range */
const patients = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter((unit) => isFoot(unit) && takesOrders(unit) && inReach(state, actor, unit, 1));

function inject(unit: Unit, word: string): void {
  if (word === 'attack') unit.attackStim = true;
  else unit.moveStim = true;
}

export const stimulantsAction = special({
  id: 'stimulants',
  cites: ['dt14.cmd.stim.issue', 'dt14.cmd.stim.medic', 'dt14.cmd.stim.action'],
  offered: (state, unit) =>
    hasMedic(state, unit) && groupOf(state, unit).some((one) => has(one, 'stimulants')),
  procedure: [
    'dt14.cmd.stim.before-roll',
    'dt14.cmd.stim.card',
    'dt14.cmd.stim.f',
    'dt14.cmd.stim.t',
    'dt14.cmd.stim.s',
  ],
  choose: 'before',
  dice: () => 1,
  candidates: (state, frame) =>
    patients(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  reads: (cx, frame, faces) => {
    const symbol = symbolOf(faces[0]!);
    if (symbol === 'F') return 'pick';
    inject(unitOf(cx.state, frame.target), symbol === 'T' ? 'attack' : 'move');
    return done();
  },
  picks: () => [
    { do: 'token', word: 'attack' },
    { do: 'token', word: 'move' },
  ],
  apply: (cx, frame, choice) => {
    if (choice?.do === 'token') inject(unitOf(cx.state, frame.target), choice.word);
    return done();
  },
});
