import type { Frame } from '@dustfront/kernel';
import { done, type Seat } from '@dustfront/kernel';
import { enter } from '../control.ts';
import { type Cx, frame } from '../events.ts';
import { areaId, areaIndex } from '../lookup.ts';
import { recommendedArea } from '../quick.ts';
import { closedCapitals, openCapitals, openCentres, openLands, openSources } from '../setup-areas.ts';
import { COLOURS, type Colour, type DustState } from '../state.ts';

export type DraftFrame = Frame<'draft', 'next' | 'colour' | 'area' | 'draw' | 'recommend'> & {
  what: 'capital' | 'source' | 'land' | 'centre';
  passes: number;
  pass: number;
  index: number;
};

export function newDraft(what: DraftFrame['what'], passes: number): DraftFrame {
  return { kind: 'draft', step: 'next', what, passes, pass: 0, index: 0 };
}

const RULE = {
  capital: 'dust.setup.capital.claim',
  source: 'dust.setup.source.draft',
  land: 'dust.setup.land.draft',
  centre: 'dust.setup.centre.draft',
} as const;

/**
 * Players take areas one at a time, every pass in the same order, never back and forth [dust.setup.source.no-snake]
 * [dust.ruling.72]: capitals once, two power sources [dust.setup.source.two-each], five lands
 * [dust.setup.land.five-each], three centres [dust.setup.centre.three-each].
 */
export const draft = frame<DraftFrame>({
  kind: 'draft',
  cites: Object.values(RULE),
  steps: {
    next: ({ state }, frame) => {
      if (frame.index === state.order.length) {
        frame.index = 0;
        frame.pass++;
      }
      if (frame.pass === frame.passes) return done();
      const seat = seatOf(state, frame);
      if (openAreas(state, frame, seat).length === 0) {
        frame.index++;
        return 'next';
      }
      const { quickSetup } = state.options;
      if (quickSetup === 'no') return needsColour(state, frame) ? 'colour' : 'area';
      if (needsColour(state, frame)) state.players[seat]!.colour = freeColours(state)[0]!;
      return quickSetup === 'random' ? 'draw' : 'recommend';
    },
    colour: {
      type: 'ask',
      question: 'colour',
      rule: 'dust.setup.colour.pick',
      seat: seatOf,
      options: (state) => freeColours(state).map((colour) => ({ do: 'colour', colour }) as const),
      take: (cx, frame, option) => {
        if (option.do !== 'colour') return 'colour';
        const seat = seatOf(cx.state, frame);
        cx.state.players[seat]!.colour = option.colour;
        cx.emit({ type: 'colour-taken', seat, colour: option.colour, rule: 'dust.setup.colour.pick' });
        return 'area';
      },
    },
    area: {
      type: 'ask',
      question: 'draft',
      rule: 'dust.setup.steps',
      seat: seatOf,
      options: (state, frame) =>
        openAreas(state, frame, seatOf(state, frame)).map((area) => ({
          do: frame.what === 'centre' ? 'centre' : 'claim',
          area: areaId(state, area),
        })),
      greyed: (state, frame) => (frame.what === 'capital' ? closedCapitals(state) : []),
      take: (cx, frame, option) => {
        if (option.do !== 'claim' && option.do !== 'centre') return 'area';
        return taken(cx, frame, areaIndex(cx.state, option.area));
      },
    },
    draw: {
      type: 'roll',
      roll: (state, frame) => {
        const open = openAreas(state, frame, seatOf(state, frame)).length;
        return {
          stream: 'setup',
          reason: 'quick-setup',
          count: 1,
          sides: open,
          rule: 'dust.option.quick-setup',
        };
      },
      take: (cx, frame, [face]) => {
        const open = openAreas(cx.state, frame, seatOf(cx.state, frame));
        return taken(cx, frame, open[face!]!);
      },
    },
    recommend: (cx, frame) => {
      const seat = seatOf(cx.state, frame);
      return taken(cx, frame, recommendedArea(cx.state, seat, openAreas(cx.state, frame, seat)));
    },
  },
});

function seatOf(state: DustState, frame: DraftFrame): Seat {
  return state.order[frame.index]!;
}

function needsColour(state: DustState, frame: DraftFrame): boolean {
  return frame.what === 'capital' && state.players[seatOf(state, frame)]!.colour === null;
}

/** Colours that nobody has taken [dust.setup.colour.pick]. */
function freeColours(state: DustState): Colour[] {
  return COLOURS.filter((colour) => !state.players.some((player) => player.colour === colour));
}

function openAreas(state: DustState, frame: DraftFrame, seat: Seat): number[] {
  if (frame.what === 'capital') return openCapitals(state);
  if (frame.what === 'source') return openSources(state);
  return frame.what === 'land' ? openLands(state) : openCentres(state, seat);
}

function taken(cx: Cx, frame: DraftFrame, area: number): 'next' {
  const { state } = cx;
  const seat = seatOf(state, frame);
  if (frame.what === 'centre') state.areas[area]!.centre = true;
  else enter(state, area, seat, [1, 0, 0, 0, 0]);
  const type = frame.what === 'centre' ? 'centre-placed' : 'claimed';
  cx.emit({ type, seat, area: areaId(state, area), rule: RULE[frame.what] });
  frame.index++;
  return 'next';
}
