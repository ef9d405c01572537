import { type Frame, freshState } from '@dustfront/kernel';
import { edgeBetween, emptyEdges, type Grid, makeGrid, parseSquare } from '@dustfront/wargame';
import type { Card } from '../cards/card.ts';
import { cardById } from '../cards/index.ts';
import { DOORWAY, WALL } from '../geometry/index.ts';
import type { Problem } from '../problem.ts';
import { newPiece, SIGNS } from '../setup/board.ts';
import { DEFAULT_OPTIONS } from '../setup/options.ts';
import { freshUnit, uniqueName } from '../setup/units.ts';
import {
  BLOCS,
  type CoreState,
  type MatchOptions,
  type Piece,
  type PieceKind,
  type Side,
  type Unit,
} from '../state.ts';
import { readStack } from './earlier.ts';
import { OPTION_WORDS } from './print.ts';
import { makeRoom } from './room.ts';
import { Unreadable } from './unreadable.ts';

interface Reading {
  readonly lines: readonly string[];
  at: number;
}

const sideOf = (word: string | undefined): Side => {
  const side = BLOCS.indexOf(word as 'allies');
  if (side < 0) throw new Unreadable('notation.side', { word: word ?? '' });
  return side as Side;
};

const count = (text: string | undefined): number => {
  if (!/^\d+$/.test(text ?? '')) throw new Unreadable('notation.number', { word: text ?? '' });
  return Number(text);
};

function json<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Unreadable('notation.json');
  }
}

/** The line at hand; JSON that breaks off after a comma goes on in the next one. */
function lineOf(reading: Reading): string {
  let line = reading.lines[reading.at]!.trim();
  while (line.endsWith(',') && reading.at + 1 < reading.lines.length)
    line += reading.lines[++reading.at]!.trim();
  return line;
}

/** A position from text: the inverse of `printPosition`. Everything left out has its usual value. */
export function parsePosition(text: string): CoreState | readonly Problem[] {
  const reading: Reading = { lines: text.split('\n'), at: 0 };
  try {
    return read(reading);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [error.at(`line ${reading.at + 1}`)];
  }
}

function emptyState(): CoreState {
  return {
    ...freshState(),
    options: { ...DEFAULT_OPTIONS },
    goals: { rounds: 0, first: null, objectives: [null, null], bonuses: [[], []] },
    seats: [0, 1],
    cards: {},
    board: { width: 0, height: 0, ground: [], edges: null, entry: [[], []] },
    pieces: [],
    units: [],
    sides: [
      { points: 0, bonus: 0, fieldRepair: false, comeOn: false },
      { points: 0, bonus: 0, fieldRepair: false, comeOn: false },
    ],
    round: 1,
    cleared: [],
    fightOn: false,
    ended: null,
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function read(reading: Reading): CoreState {
  const state = emptyState();
  const joins: { unit: Unit; to: string; at: number }[] = [];
  let stack: Frame[] | null = null;
  for (; reading.at < reading.lines.length; reading.at++) {
    const line = lineOf(reading);
    if (line === '' || line.startsWith('//') || line === 'dust-tactics position') continue;
    const [word, ...words] = line.split(/\s+/) as [string, ...string[]];
    const rest = line.slice(word.length).trim();
    if (word === 'stack') stack = readStack(json<Frame[]>(rest));
    else if (word === 'turn') stack = turn(sideOf(words[0]));
    else if (word === 'map') readMap(reading, state);
    else if (word === 'allies' || word === 'axis') readUnit(state, sideOf(word), words, joins, reading.at);
    else readLine(state, word, words, rest);
  }
  for (const { unit, to, at } of joins) join(state, unit, to, at, reading);
  if (state.board.width === 0) throw new Unreadable('notation.no-map');
  state.stack = stack ?? turn(0);
  for (const unit of state.units) makeRoom(state, unit);
  return state;
}

function turn(side: Side): Frame[] {
  const round = {
    kind: 'round',
    step: 'activate',
    side,
    winner: side,
    speaker: [0, 0],
    yielded: [],
    extra: [],
  };
  return [{ kind: 'game', step: 'after-round' }, round as Frame];
}

/** Lines about the match: where it stands, who plays, what is to be won. */
function readMatch(state: CoreState, word: string, words: string[], rest: string): boolean {
  const goals = state.goals as Writable<CoreState['goals']>;
  switch (word) {
    case 'round':
      state.round = count(words[0]);
      goals.rounds = words[1] === 'of' ? count(words[2]) : 0;
      return true;
    case 'options':
      for (const option of words) readOption(state.options as Writable<MatchOptions>, option);
      return true;
    case 'question':
      state.question = count(words[0]);
      return true;
    case 'held':
      state.held = json(rest);
      return true;
    case 'ended':
      state.ended = rest;
      return true;
    case 'fight-on':
      state.fightOn = true;
      return true;
    case 'seats':
      state.seats = words.map(sideOf);
      return true;
    case 'side':
      readSide(state, sideOf(words[0]), words.slice(1));
      return true;
    case 'first':
      goals.first = sideOf(words[0]);
      return true;
    case 'objective':
      goals.objectives = goals.objectives.map((o, side) =>
        side === sideOf(words[0]) ? json(afterWord(rest)) : o,
      ) as never;
      return true;
    case 'bonus':
      goals.bonuses = goals.bonuses.map((list, side) =>
        side === sideOf(words[0]) ? [...list, json(afterWord(rest))] : list,
      ) as never;
      return true;
    default:
      return false;
  }
}

/** All others: what lies on the table. */
function readLine(state: CoreState, word: string, words: string[], rest: string): void {
  if (readMatch(state, word, words, rest)) return;
  const grid = () => gridOf(state);
  switch (word) {
    case 'cleared':
      state.cleared.push(square(grid(), words[0]));
      return;
    case 'card': {
      const card = json<Card>(rest);
      state.cards[card.id] = card;
      return;
    }
    case 'wall':
    case 'door':
      readWall(state, word, words);
      return;
    case 'entry':
      (state.board.entry as unknown as number[][])[sideOf(words[0])] = words
        .slice(1)
        .map((name) => square(grid(), name));
      return;
    case 'crate':
    case 'trap':
      readPiece(state, word, words);
      return;
    default:
      throw new Unreadable('notation.line', { word });
  }
}

function gridOf(state: CoreState): Grid {
  if (state.board.width === 0) throw new Unreadable('notation.map-first');
  return makeGrid(state.board.width, state.board.height);
}

const afterWord = (text: string): string => text.slice(text.indexOf(' ') + 1);

function square(grid: Grid, name: string | undefined): number {
  const found = parseSquare(grid, name ?? '');
  if (found === null) throw new Unreadable('notation.square', { square: name ?? '' });
  return found;
}

function readOption(options: Writable<MatchOptions>, text: string): void {
  const [word, value] = text.split('=');
  const key = (Object.keys(OPTION_WORDS) as (keyof MatchOptions)[]).find((k) => OPTION_WORDS[k] === word);
  if (key === undefined) throw new Unreadable('notation.option', { word: word ?? '' });
  if (key === 'scale') {
    if (value !== 'original' && value !== 'later') throw new Unreadable('notation.scale');
    options.scale = value;
  } else if (value !== 'on' && value !== 'off') throw new Unreadable('notation.switch', { word: word ?? '' });
  else options[key] = value === 'on';
}

function readSide(state: CoreState, side: Side, words: readonly string[]): void {
  for (const word of words) {
    if (word === 'field-repair') state.sides[side].fieldRepair = true;
    else if (word === 'come-on') state.sides[side].comeOn = true;
    else if (word.startsWith('bonus=')) state.sides[side].bonus = count(word.slice(6));
    else if (word.startsWith('points=')) state.sides[side].points = count(word.slice(7));
    else throw new Unreadable('notation.of-side', { word });
  }
}

/** The rows of the map: the lines after `map` that are indented. Spaces between signs do not matter. */
function readMap(reading: Reading, state: CoreState): void {
  const rows: string[] = [];
  while (/^\s+\S/.test(reading.lines[reading.at + 1] ?? '')) {
    reading.at++;
    rows.push(reading.lines[reading.at]!.replaceAll(/\s/g, ''));
  }
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new Unreadable('notation.rows');
  const ground: number[] = [];
  rows.forEach((row, y) => {
    if (row.length !== width)
      throw new Unreadable('notation.row-length', { row: y + 1, squares: row.length, width });
    [...row].forEach((char, x) => {
      const sign = SIGNS[char];
      if (!sign) throw new Unreadable('notation.sign', { sign: char });
      if (sign.piece) state.pieces.push(newPiece(state.pieces.length, sign.piece, y * width + x));
      ground.push(sign.ground);
    });
  });
  state.board = { width, height: rows.length, ground, edges: null, entry: [[], []] };
}

function readWall(state: CoreState, kind: 'wall' | 'door', words: readonly string[]): void {
  const grid = gridOf(state);
  const edge = edgeBetween(grid, square(grid, words[0]), square(grid, words[1]));
  if (edge < 0) throw new Unreadable('notation.apart', { a: words[0] ?? '', b: words[1] ?? '' });
  const edges = state.board.edges === null ? [...emptyEdges(grid)] : [...state.board.edges];
  edges[edge] = kind === 'wall' ? WALL : DOORWAY;
  state.board = { ...state.board, edges };
}

function readPiece(state: CoreState, kind: 'crate' | 'trap', words: readonly string[]): void {
  const at = square(gridOf(state), words[0]);
  const piece = pieceOn(state, at) ?? layPiece(state, kind, at);
  if (piece.kind !== kind)
    throw new Unreadable('notation.taken', { kind: piece.kind, square: words[0] ?? '' });
  for (const word of words.slice(1)) {
    const [name, value] = word.split('=');
    if (name === 'health') piece.health = count(value);
    else if (name === 'id') piece.id = count(value);
    else throw new Unreadable('notation.of-piece', { word, kind });
  }
}

/** At most one piece lies in a square (dt1.space.cover): a line about one that the map shows speaks of that one. */
function pieceOn(state: CoreState, at: number): Piece | undefined {
  return state.pieces.find((piece) => piece.square === at);
}

function layPiece(state: CoreState, kind: PieceKind, at: number): Piece {
  const piece = newPiece(state.pieces.length, kind, at);
  state.pieces.push(piece);
  return piece;
}

const FLAGS = { activated: true, moved: true, tried: true } as const;

function readUnit(
  state: CoreState,
  side: Side,
  words: readonly string[],
  joins: { unit: Unit; to: string; at: number }[],
  at: number,
): void {
  const [cardId = '', place = '', ...more] = words;
  const card = state.cards[cardId] ?? cardById(cardId);
  if (!card) throw new Unreadable('no-card', { id: cardId });
  const said = new Map(more.map((word) => word.split('=') as [string, string | undefined]));
  const name = said.get('name') ?? uniqueName(new Set(state.units.map((u) => u.name)), cardId);
  const seat = said.has('seat') ? count(said.get('seat')) : state.seats.indexOf(side);
  const unit = freshUnit(state.units.length, name, card, side, seat);
  if (place === 'reserve' || place === 'destroyed' || place === 'left') unit.place = place;
  else {
    unit.place = 'board';
    unit.square = square(gridOf(state), place);
  }
  for (const [key, value] of said) readProperty(unit, card, key, value, (to) => joins.push({ unit, to, at }));
  state.units.push(unit);
}

function readProperty(
  unit: Unit,
  card: Card,
  key: string,
  value: string | undefined,
  joined: (to: string) => void,
): void {
  const list = () => (value ?? '').split(',').filter((word) => word !== '');
  if (key in FLAGS) unit[key as keyof typeof FLAGS] = true;
  else if (key === 'with') joined(value ?? '');
  else if (key === 'figures') unit.figures = value === 'none' ? [] : list().map((n) => figure(card, n));
  else if (key === 'health') unit.health = count(value);
  else if (key === 'shots') unit.shots = count(value);
  else if (key === 'unloaded' || key === 'spent' || key === 'effects') unit[key] = list();
  else if (key === 'tag') unit.tag = value ?? '';
  else if (key === 'from') unit.from = count(value);
  else if (key === 'size' && value === '1') delete unit.size;
  else if (card.weapons.some((line) => line.id === key && line.limited !== undefined))
    unit.ammo[key] = count(value);
  else if (key !== 'name' && key !== 'seat')
    throw new Unreadable('notation.of-unit', { word: key, unit: card.name });
}

function figure(card: Card, text: string): number {
  const n = count(text);
  if (n < 1 || n > card.miniatures)
    throw new Unreadable('notation.miniatures', { unit: card.name, most: card.miniatures });
  return n - 1;
}

function join(state: CoreState, unit: Unit, to: string, at: number, reading: Reading): void {
  const partner = state.units.find((u) => u.name === to);
  if (!partner) {
    reading.at = at;
    throw new Unreadable('notation.nobody', { name: to });
  }
  unit.joined = partner.id;
  partner.joined = unit.id;
}
