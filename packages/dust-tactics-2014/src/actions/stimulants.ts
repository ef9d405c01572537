import { done } from '@dustfront/kernel';
import { symbolOf } from '../faces.ts';
import { specialFrame } from '../frames/make.ts';
import type { SpecialAction } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, has, isFoot, unitOf } from '../units.ts';
import { hasMedic, inReach, takesOrders } from './command.ts';
import { specialRules, unitChoice } from './special.ts';

/** dt14.cmd.stim.infantry, dt14.cmd.stim.sight, dt14.cmd.stim.range */
const patients = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter((unit) => isFoot(unit) && takesOrders(unit) && inReach(state, actor, unit, 1));

export const stimulantsAction: SpecialAction = {
  id: 'stimulants',
  cites: ['dt14.cmd.stim.issue', 'dt14.cmd.stim.medic', 'dt14.cmd.stim.action'],
  offered: (state, unit) =>
    hasMedic(state, unit) && groupOf(state, unit).some((one) => has(one, 'stimulants')),
  frame: (unit) => specialFrame('stimulants', unit.id),
};

function inject(unit: Unit, word: string): void {
  if (word === 'attack') unit.attackStim = true;
  else unit.moveStim = true;
}

export const stimulantsRules = specialRules({
  kind: 'stimulants',
  cites: [
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
    inject(unitOf(cx.state, frame.target), choice!.word!);
    return done();
  },
});
