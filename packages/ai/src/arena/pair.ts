import { loadGame } from '@dustfront/games';
import type { AnyGame, Json } from '@dustfront/kernel';
import { loadPlayer } from '../levels.ts';
import { luckKeeper } from '../luck.ts';
import type { Budget, Player } from '../player.ts';
import { type GameResult, playGame } from './game.ts';
import { arenaSetup } from './setups.ts';

/** A mirrored pair as plain data, so that it can be sent to a worker or kept in a queue. */
export interface PairSpec {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  /** Which pair of the match it is: decides the set-up where none is given, and the dice. */
  readonly index: number;
  readonly seed: string;
  readonly setup?: Json;
  /** Budget of a decision; a level's own time if neither is given. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface PlayedGame {
  /** Players by seat. */
  readonly seats: readonly string[];
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly answers: number;
  readonly fallbacks: number;
  /** Points by which dice helped each seat more than could be expected, where the game keeps that account. */
  readonly luck: readonly number[] | null;
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
}

/** What a pair brought, as plain data again. */
export interface PairResult {
  readonly spec: PairSpec;
  /** Points of `a` in the two games: 0, ½, 1, 1½ or 2. */
  readonly points: number;
  readonly games: readonly [PlayedGame, PlayedGame];
  /** Times of decisions in milliseconds, by player. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** What a pair is played with. */
export interface Table {
  readonly game: AnyGame;
  readonly a: Player;
  readonly b: Player;
  /** A clock, for time budgets and for measuring; without it budgets are iterations. */
  readonly now?: () => number;
}

/** Two players: a place shared is half a point. */
function pointsOf(result: GameResult, seat: number): number {
  const places = result.outcome?.places;
  if (!places) return 0.5;
  const mine = places[seat]!;
  const best = Math.min(...places.filter((_, other) => other !== seat));
  return mine < best ? 1 : mine > best ? 0 : 0.5;
}

export function played(result: GameResult): PlayedGame {
  return {
    seats: result.players,
    places: result.outcome?.places ?? null,
    scores: result.outcome?.scores ?? null,
    reason: result.outcome?.reason ?? 'broken-off',
    answers: result.answers,
    fallbacks: result.fallbacks,
    luck: result.luck,
    rounds: result.rounds,
  };
}

export function budgetFor(
  spec: Pick<PairSpec, 'iterations' | 'milliseconds'>,
  now: (() => number) | undefined,
): Budget {
  return {
    ...(spec.iterations === undefined ? {} : { iterations: spec.iterations }),
    ...(spec.milliseconds === undefined || now === undefined ? {} : { milliseconds: spec.milliseconds, now }),
  };
}

/** Two games with the same armies, board and dice, the players on either side in turn. */
export function playPairAt(table: Table, spec: PairSpec): PairResult {
  const { game, a, b, now } = table;
  const setup = spec.setup ?? arenaSetup(spec.game, spec.index);
  const budget = budgetFor(spec, now);
  const seats = game.seats(setup);
  const play = (swapped: boolean): GameResult =>
    playGame({
      game,
      setup,
      players: Array.from({ length: seats }, (_, seat) => ((seat % 2 === 0) === swapped ? b : a)),
      budgets: [budget],
      seed: `${spec.seed}/${spec.index}`,
      luck: luckKeeper(game.id),
      ...(now === undefined ? {} : { now }),
    });
  const straight = play(false);
  const swapped = play(true);
  const times: Record<string, number[]> = { [a.id]: [], [b.id]: [] };
  for (const result of [straight, swapped])
    for (const [seat, list] of result.times.entries()) times[result.players[seat]!]!.push(...list);
  return {
    spec,
    points: pointsOf(straight, 0) + pointsOf(swapped, 1),
    games: [played(straight), played(swapped)],
    times,
  };
}

/** The same by names: loads game and players. What a worker thread calls. */
export async function playPair(spec: PairSpec, now?: () => number): Promise<PairResult> {
  const game = await loadGame(spec.game);
  const [a, b] = [await loadPlayer(spec.game, spec.a), await loadPlayer(spec.game, spec.b)];
  if (game === null) throw new Error(`there is no game "${spec.game}"`);
  if (a === null || b === null)
    throw new Error(`${spec.game} has no player "${a === null ? spec.a : spec.b}"`);
  return playPairAt({ game, a, b, ...(now === undefined ? {} : { now }) }, spec);
}
