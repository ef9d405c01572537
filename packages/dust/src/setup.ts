import type { Json } from '@dustfront/kernel';
import { DECK, WORLD } from './data/index.ts';
import { readDeck, readMap } from './data/read.ts';
import type { DeckData, MapData } from './data/types.ts';
import { validateDeck } from './data/validate-deck.ts';
import { validateMap } from './data/validate-map.ts';
import { firstState } from './first-state.ts';
import { isRecord } from './json.ts';
import { parsePosition } from './notation/parse.ts';
import { type Problem, problem } from './problem.ts';
import type { DustState, Options } from './state.ts';

/** What a table agrees on before the game. */
export interface DustSetup {
  readonly players: number;
  readonly victoryPoints?: number;
  readonly scoring?: 'epic' | 'premium';
  readonly neutralCapitalsAreOrdinary?: boolean;
  readonly quickSetup?: 'no' | 'random' | 'recommended';
  /** Another map or deck in place of ours. */
  readonly map?: unknown;
  readonly deck?: unknown;
  /** A position as text, to begin in the middle of a game. */
  readonly position?: string;
}

const KEYS = [
  'players',
  'victoryPoints',
  'scoring',
  'neutralCapitalsAreOrdinary',
  'quickSetup',
  'map',
  'deck',
  'position',
];

/** Forty points [dust.win.forty]; Premium is reported to play to thirty [dust.option.premium-scoring]. */
export const TARGET = { epic: 40, premium: 30 } as const;

/** The first state, or everything that is wrong with the options. */
export function setup(given: Json): DustState | Problem[] {
  if (!isRecord(given)) return [problem('setup', 'not-an-object')];
  if (typeof given.position === 'string') return parsePosition(given.position);
  const problems: Problem[] = Object.keys(given)
    .filter((key) => !KEYS.includes(key))
    .map((key) => problem(key, 'no-option'));
  const players = given.players ?? 2;
  if (!isWhole(players, 2, 6)) problems.push(problem('players', 'players'));
  const options = readOptions(given, problems);
  const map = readData(given.map, WORLD, readMap, (m) => validateMap(m), 'map', problems);
  const deck = readData(given.deck, DECK, readDeck, (d) => validateDeck(d), 'deck', problems);
  if (problems.length > 0 || map === null || deck === null) return problems;
  const state = firstState(map, deck, Number(players), options);
  state.stack = [{ kind: 'game', step: 'setup' }];
  return state;
}

function readOptions(given: Record<string, unknown>, problems: Problem[]): Options {
  const scoring = given.scoring ?? 'epic';
  if (scoring !== 'epic' && scoring !== 'premium') problems.push(problem('scoring', 'scoring'));
  const quickSetup = given.quickSetup ?? 'no';
  if (quickSetup !== 'no' && quickSetup !== 'random' && quickSetup !== 'recommended') {
    problems.push(problem('quickSetup', 'quick'));
  }
  const ordinary = given.neutralCapitalsAreOrdinary ?? false;
  if (typeof ordinary !== 'boolean') problems.push(problem('neutralCapitalsAreOrdinary', 'yes-or-no'));
  const victoryPoints = given.victoryPoints ?? TARGET[scoring === 'premium' ? 'premium' : 'epic'];
  const [least, most] = [4, 200];
  if (!isWhole(victoryPoints, least, most))
    problems.push(problem('victoryPoints', 'victory-points', { least, most }, 'dust.option.victory-points'));
  return {
    victoryPoints: Number(victoryPoints),
    scoring: scoring === 'premium' ? 'premium' : 'epic',
    neutralCapitalsAreOrdinary: ordinary === true,
    quickSetup: quickSetup === 'random' || quickSetup === 'recommended' ? quickSetup : 'no',
  };
}

function readData<T extends MapData | DeckData>(
  given: unknown,
  standard: T,
  read: (value: unknown) => T | Problem[],
  validate: (data: T) => Problem[],
  at: string,
  problems: Problem[],
): T | null {
  if (given === undefined) return standard;
  const data = read(given);
  const found = Array.isArray(data) ? data : validate(data as T);
  problems.push(...found.map((problem) => ({ ...problem, at: `${at}.${problem.at}` })));
  return found.length > 0 ? null : (data as T);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
