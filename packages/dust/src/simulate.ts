import {
  type GameEvent,
  hashJson,
  type Json,
  Play,
  type Seat,
  seededDice,
  seededPick,
  type Witness,
} from '@dustfront/kernel';
import { dust } from './game.ts';
import { checkInvariants } from './invariants.ts';
import type { DustOption } from './options.ts';
import { leakIn, secretsOf } from './secrecy.ts';
import type { DustState } from './state.ts';

/** What one random game came to. */
export interface CheckedGame {
  readonly seed: string;
  readonly answers: number;
  readonly rounds: number;
  /** Final points, by seat. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly mostOptions: number;
  /** Views that were looked through for what they must not show. */
  readonly views: number;
  /** The fingerprint of the last state. */
  readonly hash: string;
}

export interface CheckOptions {
  /** Also look through every viewer's view and everything told to him, after every answer. */
  readonly views?: boolean;
  /** Answers after which a game counts as endless. */
  readonly limit?: number;
}

/** A random game to its end with all laws checked after every answer; throws at the first broken one. */
export function playChecked(setup: Json, seed: string, options: CheckOptions = {}): CheckedGame {
  const made = dust.setup(setup);
  if (!('stack' in made)) throw new Error(JSON.stringify(made));
  const told: Told[] = [];
  const play = new Play(dust, made, seededDice(seed), options.views ? listener(told) : null);
  const pick = seededPick(seed);
  const limit = options.limit ?? 100_000;
  let [answers, mostOptions, views] = [0, 0, 0];
  for (let seat = play.seat; seat >= 0; seat = play.seat) {
    const list = play.options(seat);
    if (list.length > mostOptions) mostOptions = list.length;
    play.answer(seat, list.at(pick(list.length))!);
    answers++;
    try {
      checkInvariants(play.state);
      if (options.views) views += checkViews(play, told);
      if (answers > limit) throw new Error('no end in sight');
    } catch (error) {
      throw new Error(`game "${seed}", answer ${answers}: ${(error as Error).message}`);
    }
  }
  const { players, ending, round: rounds } = play.state;
  const { winners, reason } = ending!;
  const scores = players.map(({ points }) => points);
  const hash = hashJson(play.state);
  return { seed, answers, rounds, scores, winners, reason, mostOptions, views, hash };
}

interface Told {
  readonly event: GameEvent;
  readonly audience: readonly Seat[] | null;
}

function listener(told: Told[]): Witness {
  return {
    rolled: () => {},
    happened: (event, audience) => told.push({ event, audience }),
    revealed: () => {},
  };
}

/** No view, and nothing that was told, shows another hand or the deck. Returns how many views there are. */
function checkViews({ state }: Play<DustState, DustOption>, told: Told[]): number {
  const secrets = secretsOf(state);
  const viewers = [null, ...state.players.keys()];
  for (const viewer of viewers) {
    const seen = leakIn(dust.view(state, viewer), viewer, secrets);
    if (seen !== null) throw new Error(`the view of ${viewer ?? 'a spectator'} shows ${seen}`);
    for (const { event, audience } of told) {
      if (audience !== null && (viewer === null || !audience.includes(viewer))) continue;
      const heard = leakIn(event, viewer, secrets);
      if (heard !== null) throw new Error(`${viewer ?? 'a spectator'} is told of ${heard}: ${event.type}`);
    }
  }
  told.length = 0;
  return viewers.length;
}

/** The least, the middle, the mean and the greatest of some numbers. */
export interface Spread {
  readonly least: number;
  readonly middle: number;
  readonly mean: number;
  readonly most: number;
}

export interface SimulationReport {
  readonly games: number;
  readonly answers: number;
  readonly views: number;
  readonly answersPerGame: Spread;
  readonly rounds: Spread;
  /** Points of the winners, and of everybody. */
  readonly winningScores: Spread;
  readonly scores: Spread;
  readonly reasons: Readonly<Record<string, number>>;
  /** Games won or shared, by seat. */
  readonly winsBySeat: readonly number[];
  readonly mostOptions: number;
  /** One fingerprint of all games in their order: equal where all of them ended equally. */
  readonly digest: string;
}

/** The games of a report, in the order of their numbers, however they were shared out. */
export function reportOn(games: readonly CheckedGame[]): SimulationReport {
  const reasons: Record<string, number> = {};
  const winsBySeat = new Array<number>(games[0]?.scores.length ?? 0).fill(0);
  for (const { reason, winners } of games) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    for (const seat of winners) winsBySeat[seat] = winsBySeat[seat]! + 1;
  }
  return {
    games: games.length,
    answers: games.reduce((sum, { answers }) => sum + answers, 0),
    views: games.reduce((sum, { views }) => sum + views, 0),
    answersPerGame: spread(games.map(({ answers }) => answers)),
    rounds: spread(games.map(({ rounds }) => rounds)),
    winningScores: spread(
      games.map(({ scores, winners }) => Math.max(...winners.map((seat) => scores[seat]!))),
    ),
    scores: spread(games.flatMap(({ scores }) => scores)),
    reasons,
    winsBySeat,
    mostOptions: Math.max(0, ...games.map(({ mostOptions }) => mostOptions)),
    digest: hashJson(games.map(({ answers, hash }) => [answers, hash])),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { least: sorted[0] ?? 0, middle: sorted[sorted.length >> 1] ?? 0, mean, most: sorted.at(-1) ?? 0 };
}

export interface SimulationOptions extends CheckOptions {
  readonly setup: Json;
  readonly games: number;
  readonly seed: string;
}

/** The seed of one game of many. */
export function seedOf(seed: string, game: number): string {
  return `${seed} ${game}`;
}

export function simulateGames(options: SimulationOptions): SimulationReport {
  const { setup, games, seed } = options;
  return reportOn(
    Array.from({ length: games }, (_, game) => playChecked(setup, seedOf(seed, game), options)),
  );
}
