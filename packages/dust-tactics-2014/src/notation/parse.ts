import { freshState } from '@dustfront/kernel';
import { edgeBetween, makeGrid, parseSquare } from '@dustfront/wargame';
import { cardOf, hasCard } from '../cards/index.ts';
import { newUnit } from '../fielding.ts';
import { type GameFrame, gameFrame, type TurnFrame, turnFrame } from '../frames/make.ts';
import { type Board, type Facing, type Fort, type Opening, openBoard } from '../ground/squares/board.ts';
import { isFeatureWord, readTable } from '../ground/table/drawn.ts';
import { spotAt } from '../ground/table/spot.ts';
import { EDGES } from '../options.ts';
import { type Problem, problem } from '../problem.ts';
import type { OwnBattle } from '../scenarios/own.ts';
import type { Carriage, RuleSet, Side, TacticsState, Unit } from '../state.ts';
import { FLAGS } from './flags.ts';
import { Unreadable } from './unreadable.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Build = { state: TacticsState; board: Writable<Board>; ground: string[]; later: (() => void)[] };

const side = (word: string): Side => (word === '2' ? 1 : 0);
const edge = (word: string): number => EDGES.indexOf(word);

function square(build: Build, word: string | undefined): number {
  const found = parseSquare(makeGrid(build.board.width, build.board.height), word ?? '');
  if (found === null) throw new Unreadable('notation.square', { square: word ?? '' });
  return found;
}

function unitIn(build: Build, name: string | undefined): Unit {
  const found = build.state.units.find((unit) => unit.name === name);
  if (found === undefined) throw new Unreadable('notation.unit', { name: name ?? '' });
  return found;
}

const LISTS = ['crates', 'traps', 'trenches', 'wire', 'mines', 'objectives'] as const;
function scenarioFrom(text: string): OwnBattle {
  try {
    return JSON.parse(text) as OwnBattle;
  } catch {
    throw new Unreadable('notation.json');
  }
}

/** Lines about the ground and what is built on it. */
function readBoard(build: Build, word: string, rest: readonly string[]): boolean {
  const { board } = build;
  const [a = '', b = '', c = '', d = ''] = rest;
  if ((LISTS as readonly string[]).includes(word)) {
    board[word as (typeof LISTS)[number]] = rest.map((name) => square(build, name));
    return true;
  }
  switch (word) {
    case 'smoke':
      board.smoke = [...board.smoke, { at: square(build, a), until: Number(c) }];
      return true;
    case 'wall': {
      const between = edgeBetween(makeGrid(board.width, board.height), square(build, a), square(build, b));
      if (between < 0) throw new Unreadable('notation.apart', { a, b });
      board.walls = [...board.walls, { edge: between, kind: c as Opening }];
      return true;
    }
    case 'building':
      board.buildings = [
        ...board.buildings,
        { squares: rest.slice(1).map((name) => square(build, name)), storeys: Number(a) },
      ];
      return true;
    case 'fort':
      board.forts = [
        ...board.forts,
        {
          kind: a as Fort['kind'],
          at: square(build, b),
          facing: edge(c) as Facing,
          seat: Number(d || 0) - 1,
        },
      ];
      return true;
    default:
      return false;
  }
}

/** Lines about what is played, and how far it has come. */
function readTerms(state: TacticsState, word: string, rest: readonly string[]): boolean {
  const [a = '', b = '', c = ''] = rest;
  switch (word) {
    case 'rules':
      state.rules = a as RuleSet;
      if (a === 'starter') state.reactions = false;
      return true;
    case 'reactions':
      state.reactions = a === 'on';
      return true;
    case 'suppression':
      if (a === 'on') state.suppression = true;
      return true;
    case 'scenario':
      state.scenario = a;
      return true;
    case 'own':
      state.own = scenarioFrom(a);
      return true;
    case 'paid':
      state.paid = rest.map(Number);
      return true;
    case 'turn':
      state.turn = Number(a);
      state.lastTurn = Number(c || 8);
      return true;
    case 'to-act':
      state.toAct = side(a);
      return true;
    case 'edges':
      state.edges = [edge(a), edge(b)];
      return true;
    default:
      return false;
  }
}

/** All others: what has happened, and who is there. */
function readLine(build: Build, words: readonly string[]): void {
  const { state } = build;
  const [word = '', ...rest] = words;
  if (readBoard(build, word, rest) || readTerms(build.state, word, rest)) return;
  const [a = '', b = ''] = rest;
  switch (word) {
    case 'score':
      state.scores = [Number(a), Number(b)];
      return;
    case 'reinforced':
    case 'replaced':
      state[word][side(a)] = true;
      return;
    case 'alert':
      build.later.push(() => state.alerts.push({ side: side(a), aircraft: unitIn(build, b).id }));
      return;
    case 'works':
    case 'pieces':
    case 'reserves':
      state[word][side(a)] = rest.slice(1);
      return;
    case 'fallen':
      build.later.push(() => state.fallen.push(unitIn(build, a).id));
      return;
    case 'unit':
      readUnit(build, rest);
      return;
    default:
      throw new Unreadable('notation.word', { word });
  }
}

function readUnit(build: Build, [name = '', card = '', ...words]: readonly string[]): void {
  const { state } = build;
  if (!hasCard(card)) throw new Unreadable('notation.card', { card });
  if (state.units.some((unit) => unit.name === name)) throw new Unreadable('notation.twice', { name });
  const unit = newUnit(state.units.length, name, card, side(name[0] ?? '1'));
  state.units.push(unit);
  for (let i = 0; i < words.length; i++) readWord(build, unit, words, i) && i++;
}

/** One place: a square, or the first point of a table; those that follow it are read as words of their own. */
function readAt(build: Build, unit: Unit, word: string): boolean {
  if (build.state.table === undefined) {
    unit.at = square(build, word);
    return true;
  }
  const [, x, y] = POINT.exec(word) ?? [];
  if (x === undefined || y === undefined) throw new Unreadable('notation.point', { point: word });
  unit.at = spotAt([Number(x), Number(y)]);
  unit.bases = [];
  return false;
}

const POINT = /^(\d{1,4}),(\d{1,4})(?:@(\d{1,2}))?(?:\^(\d))?$/;

/** Where one more miniature stands. */
function readStand(unit: Unit, word: string): boolean {
  const [, x, y, heading = '0', storey = '0'] = POINT.exec(word) ?? [];
  if (x === undefined || unit.bases === undefined) return false;
  unit.bases = [...unit.bases, [Number(x), Number(y), Number(storey), Number(heading)]];
  return true;
}

/** Where a unit is, and with whom; answers whether a second word was read, or null where it says something else. */
function readPlace(build: Build, unit: Unit, word: string, next: string): boolean | null {
  const [id = '', how = ''] = next.split(':');
  switch (word) {
    case 'at':
      unit.place = 'board';
      return readAt(build, unit, next);
    case 'left':
      return readAt(build, unit, next);
    case 'gone':
      unit.place = 'gone';
      return false;
    case 'aboard':
    case 'rode':
      if (word === 'aboard') unit.place = 'aboard';
      unit.carriage = (how === '-' ? '' : how) as Carriage;
      build.later.push(() => {
        unit.carrier = unitIn(build, id).id;
      });
      return true;
    case 'floor':
      unit.floor = Number(next);
      return true;
    case 'facing':
      unit.facing = edge(next) as Facing;
      return true;
    case 'joined':
      unit.bond = (how === '-' || how === '' ? '' : how) as Unit['bond'];
      build.later.push(() => {
        unit.joined = unitIn(build, id).id;
      });
      return true;
    default:
      return null;
  }
}

/** Returns whether the word took the next one with it. */
function readWord(build: Build, unit: Unit, words: readonly string[], i: number): boolean {
  const word = words[i]!;
  const next = words[i + 1] ?? '';
  const flag = word.replace(/^not-/, '');
  if ((FLAGS as readonly string[]).includes(flag)) {
    unit[flag as (typeof FLAGS)[number]] = flag === word;
    return false;
  }
  if (readStand(unit, word)) return false;
  const numbers = () => (next === '-' ? [] : next.split(',').map(Number));
  const placed = readPlace(build, unit, word, next);
  if (placed !== null) return placed;
  switch (word) {
    case 'under-fire':
    case 'suppressed':
      unit.pinned = word;
      return false;
    case 'soldiers':
      unit.soldiers = numbers();
      return true;
    case 'from':
      unit.from = Number(next);
      return true;
    case 'tag':
      unit.tag = next;
      return true;
    case 'marks':
      unit.marks = Number(next);
      return true;
    case 'spent':
      unit.spent = next.split(',');
      return true;
    case 'ammo':
      unit.ammo = numbers();
      return true;
    case 'stuns':
      build.later.push(() => {
        unit.stuns = next.split(',').map((one) => (one === '-' ? -1 : unitIn(build, one).id));
      });
      return true;
    default:
      throw new Unreadable('notation.of-unit', { word, unit: unit.name });
  }
}

/** A match without units on a board of one square, at the choice of the next unit to activate. */
export function blankState(): TacticsState {
  const play: GameFrame = { ...gameFrame(), step: 'after-turn' };
  const turn: TurnFrame = { ...turnFrame(), step: 'activate' };
  return {
    ...freshState(play, turn),
    rules: 'full',
    reactions: true,
    scenario: 'firefight',
    turn: 1,
    lastTurn: 8,
    toAct: 0,
    edges: [0, 2],
    board: openBoard(1, 1),
    units: [],
    scores: [0, 0],
    reinforced: [false, false],
    replaced: [false, false],
    alerts: [],
    works: [[], []],
    pieces: [[], []],
    reserves: [[], []],
    fallen: [],
    ending: null,
  };
}

/** The lines that draw a table, with the others left empty so that faults are found by their number. */
function readTableOf(state: TacticsState, drawn: readonly string[]): Problem[] {
  const read = readTable(drawn.join('\n'));
  if (!('features' in read))
    return read.map(({ line, code, params }) => problem(`line ${line}`, code, params));
  state.table = read;
  // dt14.table.suppression
  state.suppression = true;
  state.scenario = 'free-for-all';
  return [];
}

/** A unit on a table has a place for every miniature. */
const strayed = (state: TacticsState): Problem[] =>
  state.units.flatMap(({ name, place, bases, card, soldiers }) => {
    if (state.table === undefined || place !== 'board') return [];
    const count = cardOf(card).kind === 'squad' ? soldiers.length : 1;
    const given = bases?.length ?? 0;
    return given === count ? [] : [problem('units', 'notation.miniatures', { unit: name, count, given })];
  });

export function parsePosition(text: string): TacticsState | readonly Problem[] {
  const lines = text.split('\n');
  const rows: string[] = [];
  let inMap = false;
  for (const line of lines) {
    if (line.trim() === 'map') inMap = true;
    else if (inMap && /^\s+\S/.test(line)) rows.push(line.trim().replace(/\s+/g, ''));
    else inMap = false;
  }
  const drawn = lines.map((line) => (isFeatureWord(line.trim().split(/\s+/)[0]!) ? line : ''));
  const isMeasured = drawn.some((line) => line.trim().startsWith('table '));
  if (isMeasured) rows.push('.');
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row.length !== width)) return [problem('map', 'notation.map')];
  const state = blankState();
  const board: Writable<Board> = { ...openBoard(width, rows.length), ground: rows.join('') };
  const build: Build = { state, board, ground: rows, later: [] };
  const problems: Problem[] = [];
  if (isMeasured) problems.push(...readTableOf(state, drawn));
  lines.forEach((line, n) => {
    const words = line.trim().split(/\s+/);
    if (isMeasured && drawn[n] !== '') return;
    if (line.trim() === '' || words[0] === 'map' || /^\s/.test(line)) return;
    try {
      readLine(build, words);
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault;
      problems.push(fault.at(`line ${n + 1}`));
    }
  });
  try {
    for (const link of build.later) link();
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault;
    problems.push(fault.at('units'));
  }
  problems.push(...strayed(state));
  if (problems.length > 0) return problems;
  state.board = board;
  return state;
}
