import { call, done, type OptionSpace } from '@dustfront/kernel';
import { type Choice, only } from '../choice.ts';
import { frame } from '../events.ts';
import { own } from '../exceptions/index.ts';
import { countFaces, dice, S, T } from '../faces.ts';
import { groundOf, type Spot } from '../ground/index.ts';
import { clear, eliminate } from '../losses.ts';
import { gaitOf } from '../moments.ts';
import { NOBODY, type TacticsState, type Unit } from '../state.ts';
import { pin } from '../suppression.ts';
import { carriedBy, figuresOf, healthOf, isMachine, takeOff, unitOf } from '../units.ts';
import { damageFrame, plainPool, type WreckFrame, wreckFrame } from './make-damage.ts';

function putOff(unit: Unit): void {
  unit.place = 'off';
  unit.carrier = NOBODY;
  unit.carriage = '';
}

/**
 * A unit whose carrier is gone has activated for this turn (dt14.pilot.escape.activated, dt14.pass.wreck.spent,
 * dt14.lift.lost.spent).
 */
function strand(unit: Unit): void {
  putOff(unit);
  unit.activated = true;
  unit.stranded = true;
}

/** Where survivors may be put; in the starter rules a pilot beside his machine first (dt14.pilot.escape.place). */
function landings(state: TacticsState, frame: WreckFrame): Spot[] {
  const unit = unitOf(state, frame.now);
  const besideFirst = state.rules === 'starter' && frame.hits < 0;
  return groundOf(state).landing.fromWreck(state, unit, gaitOf(state, unit), frame.squares, besideFirst);
}

/** dt14.pilot.escape.place-table, dt14.pass.wreck.place-table: on a table within 10 cm, wherever there is room. */
const besideWreck = (state: TacticsState, frame: WreckFrame): OptionSpace<Choice> | null =>
  groundOf(state).landing.beside?.(state, unitOf(state, frame.now), frame.squares) ?? null;

export const wreck = frame<WreckFrame>({
  kind: 'wreck',
  cites: [
    'dt14.pilot.escape.safe',
    'dt14.pilot.escape.hurt',
    'dt14.pilot.escape.place',
    'dt14.pilot.escape.activated',
    'dt14.pilot.escape.roll',
    'dt14.pilot.escape.damage',
    'dt14.pilot.escape.place-square',
    'dt14.pilot.escape.spent',
    'dt14.quick.pilot-place',
    'dt14.pass.wreck.dice',
    'dt14.pass.wreck.loss',
    'dt14.pass.wreck.owner',
    'dt14.pass.wreck.spent',
    'dt14.pass.wreck.separate',
    'dt14.pass.wreck.place-square',
    'dt14.pass.wreck.place-adjacent',
    'dt14.lift.lost.dice',
    'dt14.lift.lost.damage',
    'dt14.lift.lost.air-assault',
    'dt14.equip.air-assault.damage',
    'dt14.lift.lost.place',
    'dt14.lift.lost.removed',
    'dt14.lift.lost.spent',
    'dt14.sea.sunk.water',
    'dt14.sea.sunk.land',
    'dt14.sea.sunk.dismount',
    'dt14.equip.naval.sunk',
  ],
  steps: {
    next: (cx, frame) => {
      const { state } = cx;
      const machine = unitOf(state, frame.machine);
      const now = frame.left.shift();
      if (now === undefined) {
        clear(machine);
        return done();
      }
      const unit = unitOf(state, now);
      frame.now = now;
      frame.hits = 0;
      const { carriage } = unit;
      if (unit.joined >= 0 && carriage !== 'pilot') {
        // A joined hero shares the fate of his unit's seat; he is placed with it.
        unit.joined = NOBODY;
        unit.bond = '';
      }
      if (own(machine).hold !== undefined && carriage !== 'pilot') {
        putOff(unit);
        // dt14.sea.sunk.dismount: they get off as they would have done, and may still activate.
        if (groundOf(state).landing.isBeached(state, machine, frame.squares)) return 'place';
        const crewed = eliminate(cx, unit);
        return crewed
          ? call(
              wreckFrame(
                now,
                frame.squares,
                carriedBy(state, unit).map((one) => one.id),
              ),
              'next',
            )
          : 'next';
      }
      strand(unit);
      if (carriage === 'pilot') return 'escape';
      return isMachine(unit) ? 'cargo' : 'passengers';
    },
    escape: {
      type: 'roll',
      roll: () => dice(1, 'escape', 'dt14.pilot.escape.safe'),
      take: (cx, frame, faces) => {
        frame.hits = -1;
        const unit = unitOf(cx.state, frame.now);
        if (countFaces(faces, T) === 0) return 'place';
        unit.marks += 1;
        if (healthOf(unit) > 0) return 'place';
        groundOf(cx.state).landing.keepIn(unit, frame.squares);
        eliminate(cx, unit);
        return 'next';
      },
    },
    passengers: {
      type: 'roll',
      roll: (state, frame) => dice(figuresOf(unitOf(state, frame.now)), 'wreck', 'dt14.pass.wreck.dice'),
      take: (cx, frame, faces) => {
        const lost = countFaces(faces, T);
        const unit = unitOf(cx.state, frame.now);
        if (lost === 0) return 'place';
        // He stands in the wreck while losses are chosen.
        groundOf(cx.state).landing.keepIn(unit, frame.squares);
        return call(damageFrame(unit.id, [{ ...plainPool(lost, 1), bare: true }]), 'losses');
      },
    },
    losses: (cx, frame) => {
      const unit = unitOf(cx.state, frame.now);
      if (unit.place === 'gone') return 'next';
      takeOff(unit);
      return 'place';
    },
    cargo: {
      type: 'roll',
      roll: (state, frame) => dice(healthOf(unitOf(state, frame.now)), 'crash', 'dt14.lift.lost.dice'),
      take: (cx, frame, faces) => {
        const unit = unitOf(cx.state, frame.now);
        unit.marks += countFaces(faces, own(unit).crashes ?? T | S);
        if (healthOf(unit) > 0) return 'place';
        groundOf(cx.state).landing.keepIn(unit, frame.squares);
        return eliminate(cx, unit) ? 'deeper' : 'next';
      },
    },
    deeper: (cx, frame) => {
      const unit = unitOf(cx.state, frame.now);
      const left = carriedBy(cx.state, unit).map((one) => one.id);
      return call(wreckFrame(unit.id, groundOf(cx.state).landing.of(cx.state, unit), left), 'next');
    },
    place: {
      type: 'ask',
      question: 'place-survivor',
      seat: (state, frame) => unitOf(state, frame.now).side,
      space: besideWreck,
      options: (state, frame): Choice[] => {
        const unit = unitOf(state, frame.now);
        const beside = besideWreck(state, frame);
        if (beside !== null) return beside.propose(() => 0, 1);
        const found = landings(state, frame).map(
          (at): Choice => ({
            do: 'place',
            unit: unit.id,
            who: unit.name,
            ...groundOf(state).named(state, at),
          }),
        );
        return found.length > 0 ? found : [{ do: 'lost', unit: unit.id, who: unit.name }];
      },
      take: (cx, frame, choice) => {
        const unit = unitOf(cx.state, frame.now);
        if (choice.do === 'lost') {
          eliminate(cx, unit);
          return 'next';
        }
        groundOf(cx.state).landing.put(cx.state, unit, only(choice, 'place', 'stand'));
        // dt14.pass.wreck.supp, dt14.lift.lost.supp
        if (own(unitOf(cx.state, frame.machine)).hold === undefined)
          pin(cx, unit, 'suppressed', isMachine(unit) ? 'dt14.lift.lost.supp' : 'dt14.pass.wreck.supp');
        cx.emit({ type: 'placed', unit: unit.name, at: unit.at, rule: 'dt14.pass.wreck.place-square' });
        return 'next';
      },
    },
  },
});
