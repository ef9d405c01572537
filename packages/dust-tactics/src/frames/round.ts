import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import { successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import { blackOpsDice } from '../exceptions/black-ops.ts';
import type { CoreOption } from '../options.ts';
import { BLOCS, type CoreState, otherSide, type Side, type Unit } from '../state.ts';
import { headOf, isAlive, isLate, partnerOf, unitNamed } from '../table/units.ts';
import { activationFrame } from './activation.ts';
import { breakOff } from './break-off.ts';
import { dice, frame, unitAt } from './frame.ts';
import type { Turns } from './out-of-turn.ts';
import { roundEndFrame } from './round-end.ts';

export interface RoundFrame
  extends Turns,
    Frame<
      'round',
      'begin' | 'initiative' | 'who-begins' | 'turn' | 'activate' | 'activated' | 'end' | 'over'
    > {
  side: Side;
  winner: Side;
  /** Which of its seats speaks next for each side. */
  speaker: [number, number];
  yielded: number[];
}

export function roundFrame(first: Side): RoundFrame {
  return {
    kind: 'round',
    step: 'begin',
    side: first,
    winner: first,
    speaker: [0, 0],
    yielded: [],
    extra: [],
  };
}

/** Three dice a side (dt1.init.dice), one roll however many players (dt1.init.side). */
export function initiativeDice(state: CoreState, side: Side): number {
  return 3 + blackOpsDice(state, side);
}

/** Units of a side that have not acted (dt1.act.once, dt1.act.eliminated): on the board or still outside. */
export function unactivated(state: CoreState, side: Side): Unit[] {
  return state.units.filter(
    (unit) =>
      unit.side === side &&
      !unit.activated &&
      isAlive(unit) &&
      !isLate(state, unit) &&
      headOf(state, unit) === unit,
  );
}

export function seatsOf(state: CoreState, side: Side): number[] {
  return state.seats.flatMap((of, seat) => (of === side ? [seat] : []));
}

/** Within a side its players agree who acts: in turn, unless one yields to another (dt1.sides.order). */
function speakerOf(state: CoreState, f: RoundFrame): number {
  const seats = seatsOf(state, f.side);
  const from = f.speaker[f.side];
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(from + i) % seats.length]!;
    if (!f.yielded.includes(seat) && unactivated(state, f.side).some((unit) => unit.seat === seat))
      return seat;
  }
  return unactivated(state, f.side)[0]!.seat;
}

/**
 * Units a seat may activate, a hero alone like any other (dt1.hero.alone, dt1.hero.normal). A joined pair acts as one
 * (dt1.hero.join.activate); the squad or the hero alone means that they break off for good (dt1.hero.break,
 * dt1.hero.break.activation, dt1.ruling.break-off).
 */
function activationOptions(state: CoreState, f: RoundFrame): CoreOption[] {
  const seat = speakerOf(state, f);
  const options: CoreOption[] = [];
  for (const unit of unactivated(state, f.side)) {
    if (unit.seat !== seat) continue;
    options.push({ do: 'activate', unit: unit.name, alone: false });
    const hero = partnerOf(state, unit);
    if (hero === null || unit.place !== 'board') continue;
    options.push(
      { do: 'activate', unit: unit.name, alone: true },
      { do: 'activate', unit: hero.name, alone: true },
    );
  }
  for (const other of seatsOf(state, f.side)) {
    const waits =
      other !== seat &&
      !f.yielded.includes(other) &&
      unactivated(state, f.side).some((unit) => unit.seat === other);
    if (waits) options.push({ do: 'yield', seat: other });
  }
  return options;
}

/**
 * One round: initiative, then the sides, not their players, in turn until everybody has acted (dt1.sides.alternate).
 */
export const round = frame<RoundFrame>({
  kind: 'round',
  cites: ['dt1.init.dice', 'dt1.act.alternate', 'dt1.round.all-act'],
  steps: {
    begin: (cx, f) => {
      const { state } = cx;
      for (const unit of state.units) {
        unit.activated = false;
        unit.moved = false;
        unit.shots = 0;
        unit.tried = false;
        unit.effects = [];
      }
      cx.emit({ type: 'round', round: state.round });
      if (state.round > 1 || state.goals.first === null) return 'initiative';
      f.side = state.goals.first;
      return 'turn';
    },

    /**
     * Most HITs wins (dt1.init.most), ties again with all the dice (dt1.init.tie, dt1.ruling.black-ops-tie), every
     * round anew (dt1.round.initiative, dt1.ruling.initiative), whoever acted last (dt1.round.in-a-row).
     */
    initiative: dice(
      'initiative',
      'dt1.init.dice',
      (state) => initiativeDice(state, 0) + initiativeDice(state, 1),
      (cx, f, faces) => {
        const allies = initiativeDice(cx.state, 0);
        const hits: [number, number] = [
          successes(faces.slice(0, allies), HIT),
          successes(faces.slice(allies), HIT),
        ];
        const dice = [allies, faces.length - allies];
        cx.emit({ type: 'initiative', allies: hits[0], axis: hits[1], dice, rule: 'dt1.init.most' });
        if (hits[0] === hits[1]) return 'initiative';
        f.winner = hits[0] > hits[1] ? 0 : 1;
        return 'who-begins';
      },
    ),

    /** The winner may let the other side begin (dt1.init.choose). */
    'who-begins': {
      type: 'ask',
      question: 'who-begins',
      seat: (state, f) => seatsOf(state, f.winner)[0]!,
      options: () => [{ do: 'begin', side: 'allies' } as const, { do: 'begin', side: 'axis' } as const],
      take: (cx, f, option) => {
        f.side = option.do === 'begin' && option.side === 'axis' ? 1 : 0;
        cx.emit({ type: 'begins', side: BLOCS[f.side]!, rule: 'dt1.init.choose' });
        return 'turn';
      },
    },

    /**
     * A side with nobody left to act is passed over (dt1.act.skip, dt1.act.rest, dt1.ruling.skip); when there is nobody
     * at all the round ends (dt1.round.end).
     */
    turn: ({ state }, f) => {
      f.yielded = [];
      if (unactivated(state, f.side).length > 0) return 'activate';
      f.side = otherSide(f.side);
      return unactivated(state, f.side).length > 0 ? 'activate' : 'end';
    },

    activate: {
      type: 'ask',
      question: 'activate',
      seat: speakerOf,
      options: activationOptions,
      take: (cx, f, option) => {
        const { state } = cx;
        if (option.do === 'yield') {
          f.yielded.push(speakerOf(state, f));
          f.speaker[f.side] = seatsOf(state, f.side).indexOf(option.seat);
          return 'activate';
        }
        if (option.do !== 'activate') return 'activate';
        const unit = unitNamed(state, option.unit);
        if (option.alone) breakOff(cx, unit);
        f.speaker[f.side] = (seatsOf(state, f.side).indexOf(unit.seat) + 1) % seatsOf(state, f.side).length;
        return call(activationFrame(unit), 'activated');
      },
    },

    /**
     * Units ordered or brought back act right after the one that called them (dt1.cmd.officer.when,
     * dt1.cmd.field.activate, dt1.cmd.comeon.activate, dt1.cmd.return.acts, dt1.ruling.return-at-once): the side acts
     * twice in a row (dt1.cmd.officer.in-a-row).
     */
    activated: ({ state }, f) => {
      const next = f.extra.shift();
      if (next !== undefined) {
        const unit = unitAt(state, next);
        return isAlive(unit) ? call(activationFrame(headOf(state, unit)), 'activated') : 'activated';
      }
      f.side = otherSide(f.side);
      return 'turn';
    },

    end: () => call(roundEndFrame(), 'over'),
    over: () => done(),
  },
});
