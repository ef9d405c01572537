import type { Frame } from '@dustfront/kernel';
import { done } from '@dustfront/kernel';
import { refuges } from '../battle/refuges.ts';
import { enter } from '../control.ts';
import { type Cx, frame } from '../events.ts';
import { areaId, areaIndex } from '../lookup.ts';
import { type Holder, NEUTRAL } from '../state.ts';
import { countUnits, namedUnits, noUnits, takeUnits, UNIT_TYPES, type Units } from '../units.ts';
import { counts } from './movement.ts';

export type RetreatingFrame = Frame<'retreating', 'begin' | 'next' | 'where'> & {
  holder: Holder;
  target: number;
  origin: number;
  units: Units;
  areas: number[];
};

/** Units that have already left the battle look for their place. */
export function newRetreat(holder: Holder, target: number, origin: number, units: Units): RetreatingFrame {
  return { kind: 'retreating', step: 'begin', holder, target, origin, units: units.slice(), areas: [] };
}

/**
 * Defenders' steps two to four; attackers simply go back and need no frame. The first step that fits decides
 * [dust.retreat.steps].
 */
export const retreating = frame<RetreatingFrame>({
  kind: 'retreating',
  cites: ['dust.retreat.steps', 'dust.retreat.defender.friendly', 'dust.retreat.defender.empty'],
  steps: {
    // The areas are fixed when the retreat begins [dust.retreat.group] [dust.ruling.u7].
    begin: (cx, frame) => {
      if (countUnits(frame.units) === 0) return done();
      frame.areas = refuges(cx.state, frame.holder, frame.target, frame.origin);
      if (frame.areas.length > 0) return 'next';
      const units = namedUnits(frame.units);
      const area = areaId(cx.state, frame.target);
      cx.emit({
        type: 'no-retreat',
        holder: frame.holder,
        area,
        units,
        rule: 'dust.retreat.defender.destroyed',
      });
      return done();
    },
    next: (cx, frame) => {
      if (countUnits(frame.units) === 0) return done();
      if (frame.areas.length > 1 && frame.holder !== NEUTRAL) return 'where';
      settle(cx, frame, frame.areas[0]!, frame.units.slice());
      return done();
    },
    // Unit by unit, to different areas if their player likes [dust.retreat.defender.by-unit] [dust.ruling.24].
    where: {
      type: 'ask',
      question: 'retreat-where',
      seat: (_state, frame) => frame.holder,
      options: (state, frame) => {
        const type = frame.units.findIndex((count) => count > 0);
        const unit = UNIT_TYPES[type]!;
        return frame.areas.flatMap((area) =>
          counts(1, frame.units[type]!).map(
            (count) => ({ do: 'retreat', unit, count, area: areaId(state, area) }) as const,
          ),
        );
      },
      take: (cx, frame, option) => {
        if (option.do !== 'retreat') return 'where';
        const units = noUnits();
        units[UNIT_TYPES.indexOf(option.unit)] = option.count;
        settle(cx, frame, areaIndex(cx.state, option.area), units);
        return 'next';
      },
    },
  },
});

/** Entering an empty area gives control of it [dust.retreat.takes-area]. */
function settle(cx: Cx, frame: RetreatingFrame, area: number, units: Units): void {
  enter(cx.state, area, frame.holder, units);
  takeUnits(frame.units, units);
  const to = areaId(cx.state, area);
  const rule = 'dust.retreat.defender.friendly';
  cx.emit({ type: 'retreated', holder: frame.holder, to, units: namedUnits(units), rule });
}
