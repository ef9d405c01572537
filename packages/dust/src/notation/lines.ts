import type { Frame, Option } from '@dustfront/kernel';
import { board, deckOf } from '../lookup.ts';
import { COLOURS, type DustState, type Ending, NEUTRAL, NOBODY, type RoundScore } from '../state.ts';
import { countUnits } from '../units.ts';
import { type Fault, fault } from './fault.ts';
import { isOwn, MOMENTS, stackAt } from './moments.ts';
import { readUnit } from './units.ts';

/** Reads the rest of a line into the state, or says what is wrong with it. */
type Reader = (state: DustState, rest: string) => Fault | null;

export const READERS: Readonly<Record<string, Reader>> = {
  round: (state, rest) => {
    state.round = Number(rest);
    return Number.isInteger(state.round) ? null : fault('round');
  },
  player: readPlayer,
  at: readArea,
  draw: (state, rest) => {
    state.draw = words(rest);
    return unknownCards(state, state.draw);
  },
  discards: (state, rest) => {
    state.discards = words(rest);
    return unknownCards(state, state.discards);
  },
  order: (state, rest) => {
    state.order = words(rest).map(Number);
    return state.order.every((seat) => isSeat(state, seat)) ? null : fault('order');
  },
  allies: (state, rest) => {
    state.alliances = words(rest).map((pair) => pair.split('-').map(Number) as [number, number]);
    return state.alliances.flat().every((seat) => isSeat(state, seat)) ? null : fault('allies');
  },
  majorities: (state, rest) => {
    for (const word of words(rest)) {
      const [name, value] = word.split('=');
      if (name !== 'production' && name !== 'sea' && name !== 'land')
        return fault('majority', { name: name ?? '' });
      state.majorities[name] = holderOf(value ?? '-');
    }
    return null;
  },
  ordinary: (state, rest) => {
    const areas = words(rest).map((id) => board(state).index.get(id));
    if (areas.includes(undefined)) return fault('some-area');
    state.ordinary = areas as number[];
    return null;
  },
  score: (state, rest) =>
    json(rest, (value) => {
      state.history.push(value as RoundScore);
    }),
  ending: (state, rest) =>
    json(rest, (value) => {
      state.ending = value as Ending;
    }),
  question: (state, rest) => {
    state.question = Number(rest);
    return null;
  },
  held: (state, rest) =>
    json(rest, (value) => {
      state.held = value as Record<string, Option>;
    }),
  stack: (state, rest) =>
    json(rest, (value) => {
      state.stack = value as Frame[];
    }),
  now: readMoment,
  over: (state) => {
    state.stack = [];
    return null;
  },
};

function words(rest: string): string[] {
  return rest.split(/[\s]+/).filter((word) => word !== '');
}

function json(rest: string, take: (value: unknown) => void): Fault | null {
  try {
    take(JSON.parse(rest));
    return null;
  } catch {
    return fault('json');
  }
}

function isSeat(state: DustState, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.players.length;
}

function holderOf(word: string): number {
  if (word === '-') return NOBODY;
  return word === 'neutral' ? NEUTRAL : Number(word);
}

function unknownCards(state: DustState, cards: readonly string[]): Fault | null {
  const known = new Set(deckOf(state).cards.map((card) => card.id));
  const unknown = cards.find((card) => !known.has(card));
  return unknown === undefined ? null : fault('card', { card: unknown });
}

/** player 0 red points=3 hand=a,b played=c used acted out */
function readPlayer(state: DustState, rest: string): Fault | null {
  const [number, colour, ...flags] = words(rest);
  const player = state.players[Number(number)];
  if (player === undefined) return fault('player');
  const found = COLOURS.find((one) => one === colour);
  if (found === undefined && colour !== '-') return fault('colour', { colour: colour ?? '' });
  player.colour = found ?? null;
  for (const flag of flags) {
    const [key, value] = flag.split('=');
    if (key === 'points') player.points = Number(value);
    else if (key === 'hand') player.hand = (value ?? '').split(',');
    else if (key === 'played') player.played = value ?? null;
    else if (key === 'used' || key === 'acted' || key === 'out') player[key] = true;
    else return fault('word', { word: flag });
  }
  return unknownCards(state, player.played === null ? player.hand : [...player.hand, player.played]);
}

/** at new_york 0 T2 M1 centre */
function readArea(state: DustState, rest: string): Fault | null {
  const [id, holder, ...more] = words(rest);
  const index = board(state).index.get(id ?? '');
  if (index === undefined) return fault('area', { area: id ?? '' });
  const area = state.areas[index]!;
  area.holder = holderOf(holder ?? '-');
  if (area.holder >= 0 && !isSeat(state, area.holder)) return fault('seat', { seat: holder ?? '' });
  for (const word of more) {
    if (word === 'centre') area.centre = true;
    else if (!readUnit(word, area.units)) return fault('units', { word });
  }
  const held = countUnits(area.units) > 0;
  return held === (area.holder !== NOBODY) ? null : fault('held');
}

/** now combat 0 */
function readMoment(state: DustState, rest: string): Fault | null {
  const [name, number] = words(rest);
  const moment = MOMENTS.find((one) => one === name);
  if (moment === undefined) return fault('moment', { name: name ?? '' });
  const seat = Number(number);
  if (isOwn(moment)) {
    if (!isSeat(state, seat)) return fault('whose');
    if (moment !== 'turn') state.players[seat]!.acted = true;
  }
  state.stack = stackAt(moment, isOwn(moment) ? seat : -1);
  return null;
}
