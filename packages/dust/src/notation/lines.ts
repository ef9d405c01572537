import type { Frame, Option } from '@dustfront/kernel';
import { board, deckOf } from '../lookup.ts';
import { COLOURS, type DustState, type Ending, NEUTRAL, NOBODY, type RoundScore } from '../state.ts';
import { countUnits } from '../units.ts';
import { isOwn, MOMENTS, stackAt } from './moments.ts';
import { readUnit } from './units.ts';

/** Reads the rest of a line into the state; a text says what is wrong. */
type Reader = (state: DustState, rest: string) => string | null;

export const READERS: Readonly<Record<string, Reader>> = {
  round: (state, rest) => {
    state.round = Number(rest);
    return Number.isInteger(state.round) ? null : 'a round is a whole number';
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
    return state.order.every((seat) => isSeat(state, seat)) ? null : 'an order lists seats';
  },
  allies: (state, rest) => {
    state.alliances = words(rest).map((pair) => pair.split('-').map(Number) as [number, number]);
    return state.alliances.flat().every((seat) => isSeat(state, seat)) ? null : 'allies are pairs of seats';
  },
  majorities: (state, rest) => {
    for (const word of words(rest)) {
      const [name, value] = word.split('=');
      if (name !== 'production' && name !== 'sea' && name !== 'land') return `no such majority: ${name}`;
      state.majorities[name] = holderOf(value ?? '-');
    }
    return null;
  },
  ordinary: (state, rest) => {
    const areas = words(rest).map((id) => board(state).index.get(id));
    if (areas.includes(undefined)) return 'no such area';
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

function json(rest: string, take: (value: unknown) => void): string | null {
  try {
    take(JSON.parse(rest));
    return null;
  } catch {
    return 'not JSON';
  }
}

function isSeat(state: DustState, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.players.length;
}

function holderOf(word: string): number {
  if (word === '-') return NOBODY;
  return word === 'neutral' ? NEUTRAL : Number(word);
}

function unknownCards(state: DustState, cards: readonly string[]): string | null {
  const known = new Set(deckOf(state).cards.map((card) => card.id));
  const unknown = cards.find((card) => !known.has(card));
  return unknown === undefined ? null : `no such card: ${unknown}`;
}

/** player 0 red points=3 hand=a,b played=c used acted out */
function readPlayer(state: DustState, rest: string): string | null {
  const [number, colour, ...flags] = words(rest);
  const player = state.players[Number(number)];
  if (player === undefined) return 'players are numbered from 0';
  const found = COLOURS.find((one) => one === colour);
  if (found === undefined && colour !== '-') return `no such colour: ${colour}`;
  player.colour = found ?? null;
  for (const flag of flags) {
    const [key, value] = flag.split('=');
    if (key === 'points') player.points = Number(value);
    else if (key === 'hand') player.hand = (value ?? '').split(',');
    else if (key === 'played') player.played = value ?? null;
    else if (key === 'used' || key === 'acted' || key === 'out') player[key] = true;
    else return `no such word: ${flag}`;
  }
  return unknownCards(state, player.played === null ? player.hand : [...player.hand, player.played]);
}

/** at new_york 0 T2 M1 centre */
function readArea(state: DustState, rest: string): string | null {
  const [id, holder, ...more] = words(rest);
  const index = board(state).index.get(id ?? '');
  if (index === undefined) return `no such area: ${id}`;
  const area = state.areas[index]!;
  area.holder = holderOf(holder ?? '-');
  if (area.holder >= 0 && !isSeat(state, area.holder)) return `no such seat: ${holder}`;
  for (const word of more) {
    if (word === 'centre') area.centre = true;
    else if (!readUnit(word, area.units)) return `not units: ${word}`;
  }
  const held = countUnits(area.units) > 0;
  return held === (area.holder !== NOBODY) ? null : 'an area is held by the units in it';
}

/** now combat 0 */
function readMoment(state: DustState, rest: string): string | null {
  const [name, number] = words(rest);
  const moment = MOMENTS.find((one) => one === name);
  if (moment === undefined) return `no such moment: ${name}`;
  const seat = Number(number);
  if (isOwn(moment)) {
    if (!isSeat(state, seat)) return 'whose?';
    if (moment !== 'turn') state.players[seat]!.acted = true;
  }
  state.stack = stackAt(moment, isOwn(moment) ? seat : -1);
  return null;
}
