import type { Frame } from '@dustfront/kernel';
import { done, type Seat } from '@dustfront/kernel';
import { enter, leave } from '../control.ts';
import { frame } from '../events.ts';
import { areaId, areaIndex, playedCard } from '../lookup.ts';
import { destinations, greyedDestinations, MOVE_KINDS, origins, travellers } from '../moves/index.ts';
import type { MoveKind } from '../options.ts';
import { STOP } from '../options.ts';
import type { DustState } from '../state.ts';
import type { Units } from '../units.ts';
import { countUnits, namedUnits, noUnits, UNIT_TYPES } from '../units.ts';

export type MovementFrame = Frame<
  'movement',
  'begin' | 'next' | 'choose' | 'destination' | 'load-next' | 'load' | 'go'
> & {
  seat: Seat;
  points: number;
  move: MoveKind;
  from: number;
  to: number;
  units: Units;
  type: number;
};

export function newMovement(seat: Seat): MovementFrame {
  const chosen = { move: 'land' as const, from: -1, to: -1, units: noUnits(), type: 0 };
  return { kind: 'movement', step: 'begin', seat, points: 0, ...chosen };
}

const RULE = {
  land: 'dust.move.land.cost',
  sea: 'dust.move.sea.cost',
  amphibious: 'dust.move.amph.cost',
  bombers: 'dust.move.bomber.cost',
} as const;

const seatOf = (_state: DustState, frame: MovementFrame): Seat => frame.seat;

/**
 * One movement point, one move from one area to one area: by land [dust.move.land.one-origin]
 * [dust.move.land.one-target], at sea [dust.move.sea.one-origin] [dust.move.sea.one-target], across the sea
 * [dust.move.amph.one-origin] [dust.move.amph.one-target] or by strategic bombers [dust.move.bomber.one-origin]
 * [dust.move.bomber.one-target]. The same units may move again, and new ones may move [dust.move.again]
 * [dust.ruling.34].
 */
export const movement = frame<MovementFrame>({
  kind: 'movement',
  cites: ['dust.move.kinds', 'dust.move.points.limit', 'dust.move.points.optional', ...Object.values(RULE)],
  steps: {
    begin: ({ state }, frame) => {
      frame.points = playedCard(state, frame.seat)?.movement ?? 0;
      return 'next';
    },
    next: ({ state }, frame) => {
      if (frame.points === 0) return done();
      return MOVE_KINDS.some((kind) => origins(state, frame.seat, kind).length > 0) ? 'choose' : done();
    },
    choose: {
      type: 'ask',
      question: 'movement',
      seat: seatOf,
      options: (state, frame) => [
        ...MOVE_KINDS.flatMap((kind) =>
          origins(state, frame.seat, kind).map(
            (from) => ({ do: 'move', kind, from: areaId(state, from) }) as const,
          ),
        ),
        STOP,
      ],
      take: ({ state }, frame, option) => {
        // Points may be left [dust.move.points.optional]; who goes on to combat has lost them [dust.move.combat-ends]
        // [dust.ruling.u30].
        if (option.do !== 'move') return done();
        frame.move = option.kind;
        frame.from = areaIndex(state, option.from);
        return 'destination';
      },
    },
    destination: {
      type: 'ask',
      question: 'destination',
      seat: seatOf,
      options: (state, frame) =>
        destinations(state, frame.seat, frame.move, frame.from).map(
          (area) => ({ do: 'to', area: areaId(state, area) }) as const,
        ),
      greyed: (state, frame) => greyedDestinations(state, frame.seat, frame.from),
      take: ({ state }, frame, option) => {
        if (option.do !== 'to') return 'destination';
        frame.to = areaIndex(state, option.area);
        frame.units = noUnits();
        frame.type = 0;
        return 'load-next';
      },
    },
    'load-next': ({ state }, frame) => {
      const types = travellers(frame.move);
      const present = state.areas[frame.from]!.units;
      while (frame.type < types.length && present[types[frame.type]!] === 0) frame.type++;
      if (frame.type === types.length) return 'go';
      const later = types.slice(frame.type + 1).some((type) => present[type]! > 0);
      const only = countUnits(frame.units) === 0 && !later && present[types[frame.type]!] === 1;
      if (!only) return 'load';
      frame.units[types[frame.type]!] = 1;
      return 'go';
    },
    // Any number of each type, at least one unit in all.
    load: {
      type: 'ask',
      question: 'load',
      seat: seatOf,
      options: (state, frame) => {
        const types = travellers(frame.move);
        const type = types[frame.type]!;
        const present = state.areas[frame.from]!.units;
        const later = types.slice(frame.type + 1).some((other) => present[other]! > 0);
        const least = countUnits(frame.units) === 0 && !later ? 1 : 0;
        const unit = UNIT_TYPES[type]!;
        return counts(least, present[type]!).map((count) => ({ do: 'take', unit, count }) as const);
      },
      take: (_cx, frame, option) => {
        if (option.do !== 'take') return 'load';
        frame.units[UNIT_TYPES.indexOf(option.unit)] = option.count;
        frame.type++;
        return 'load-next';
      },
    },
    go: (cx, frame) => {
      const { state } = cx;
      const { seat, from, to, units } = frame;
      leave(state, from, units);
      enter(state, to, seat, units);
      frame.points--;
      cx.emit({
        type: 'moved',
        seat,
        kind: frame.move,
        from: areaId(state, from),
        to: areaId(state, to),
        units: namedUnits(units),
        rule: RULE[frame.move],
      });
      return 'next';
    },
  },
});

/** All first, then fewer: most moves take everything. */
export function counts(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => most - i);
}
