import { call, done } from '@dustfront/kernel';
import { mayDismount } from '../carrying.ts';
import { type Choice, only } from '../choice.ts';
import { frame } from '../events.ts';
import { NOBODY, type Side, type TacticsState, type Unit } from '../state.ts';
import { heroesIn, isLate, isMachine, other, pilotOf } from '../units.ts';
import { activationFrame, initiativeFrame, type TurnFrame } from './make.ts';

/** May the unit still activate, as a whole group, as a machine with its pilot (dt14.act.pick, dt14.turn.once)? */
const waits = (state: TacticsState, unit: Unit): boolean =>
  !unit.activated &&
  unit.place !== 'gone' &&
  unit.joined === NOBODY &&
  unit.carriage !== 'pilot' &&
  !isLate(state, unit);

function waiting(state: TacticsState, side: Side): Unit[] {
  const found: Unit[] = [];
  for (const unit of state.units) if (unit.side === side && waits(state, unit)) found.push(unit);
  return found;
}

const anyWaiting = (state: TacticsState, side: Side): boolean =>
  state.units.some((unit) => unit.side === side && waits(state, unit));

/** dt14.act.pass.fewer-units, dt14.act.pass.equal-forbidden: fewer than the opponent; pairs count once. */
function mayPass(state: TacticsState, side: Side): boolean {
  let more = 0;
  for (const unit of state.units) if (waits(state, unit)) more += unit.side === side ? -1 : 1;
  return more > 0;
}

/**
 * Heroes and squads who may part by activating alone, and pilots who may get out (dt14.hero.split.when,
 * dt14.pilot.dismount.when).
 */
function splits(state: TacticsState, units: readonly Unit[]): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) {
    if (state.rules === 'starter' && unit.place === 'board') {
      for (const hero of heroesIn(state, unit)) if (hero.bond === 'game') found.push(hero, unit);
    }
    const pilot = isMachine(unit) ? pilotOf(state, unit) : null;
    if (pilot !== null && !pilot.activated && unit.place === 'board' && mayDismount(state, pilot))
      found.push(pilot);
  }
  return found;
}

export const turn = frame<TurnFrame>({
  kind: 'turn',
  cites: [
    'dt14.turn.structure',
    'dt14.turn.alternate',
    'dt14.turn.once',
    'dt14.turn.end',
    'dt14.init.winner-decides',
    'dt14.act.pick',
    'dt14.act.pass.fewer-units',
    'dt14.act.pass.keeps-unit',
    'dt14.act.pass.repeat',
    'dt14.act.pass.count.joined',
    'dt14.act.pass.count.pilot',
    'dt14.pilot.pass.one-unit',
    'dt14.turn.activated.targetable',
    'dt14.ruling.turn.skip',
    'dt14.setup.init.again',
  ],
  steps: {
    begin: (cx) => {
      const { state } = cx;
      for (const unit of state.units) {
        unit.activated = false;
        unit.again = false;
        unit.stranded = false;
      }
      // dt14.equip.air-alert.lasts
      state.alerts = [];
      cx.emit({ type: 'turn', turn: state.turn, rule: 'dt14.turn.structure' });
      return call(initiativeFrame('initiative'), 'initiative');
    },
    initiative: (_cx, frame, value) => {
      frame.winner = value as Side;
      return 'choose';
    },
    choose: {
      type: 'ask',
      question: 'first-side',
      seat: (_state, frame) => frame.winner,
      options: (): Choice[] => [
        { do: 'first', n: 0 },
        { do: 'first', n: 1 },
      ],
      take: (cx, _frame, choice) => {
        cx.state.toAct = only(choice, 'first').n as Side;
        return 'next';
      },
    },
    next: (cx) => {
      const { state } = cx;
      if (anyWaiting(state, state.toAct)) return 'activate';
      if (!anyWaiting(state, other(state.toAct))) return done();
      state.toAct = other(state.toAct);
      return 'activate';
    },
    activate: {
      type: 'ask',
      question: 'activate',
      seat: (state) => state.toAct,
      options: (state): Choice[] => {
        const side = state.toAct;
        const units = waiting(state, side);
        const options = units.map((unit): Choice => ({ do: 'activate', unit: unit.id, who: unit.name }));
        for (const unit of splits(state, units)) options.push({ do: 'split', unit: unit.id, who: unit.name });
        if (mayPass(state, side)) options.push({ do: 'pass' });
        return options;
      },
      greyed: (state) =>
        mayPass(state, state.toAct)
          ? []
          : [{ id: 'pass', refusal: { code: 'no-pass', rule: 'dt14.act.pass.equal-forbidden' } }],
      take: (cx, _frame, choice) => {
        const { state } = cx;
        const side = state.toAct;
        state.toAct = other(side);
        if (choice.do === 'pass') {
          cx.emit({ type: 'passed', side, rule: 'dt14.act.pass.fewer-units' });
          return 'next';
        }
        return call(activationFrame(only(choice, 'activate', 'split').unit, choice.do === 'split'), 'next');
      },
    },
  },
});
