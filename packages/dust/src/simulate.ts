import { type Json, Play, seededDice, seededPick } from '@dustfront/kernel';
import { dust } from './game.ts';
import { checkInvariants } from './invariants.ts';
import type { DustState } from './state.ts';

export interface SimulationReport {
  readonly games: number;
  readonly answers: number;
  /** Rounds of the shortest, the middle and the longest game. */
  readonly rounds: readonly [number, number, number];
  /** Winning scores, lowest, middle, highest. */
  readonly scores: readonly [number, number, number];
  readonly reasons: Readonly<Record<string, number>>;
  readonly winsBySeat: readonly number[];
  readonly mostOptions: number;
}

export interface SimulationOptions {
  readonly setup: Json;
  readonly games: number;
  readonly seed: string;
  /** Answers after which a game counts as endless. */
  readonly limit?: number;
  /** Told after each game, for progress. */
  readonly each?: (game: number) => void;
}

/** Random games to their end with all laws checked after every answer; throws at the first broken one. */
export function simulateGames(options: SimulationOptions): SimulationReport {
  const rounds: number[] = [];
  const scores: number[] = [];
  const reasons: Record<string, number> = {};
  const winsBySeat = new Array<number>(dust.seats(options.setup)).fill(0);
  let [answers, mostOptions] = [0, 0];
  for (let game = 0; game < options.games; game++) {
    const { state, given, most } = playOne(options, game);
    answers += given;
    mostOptions = Math.max(mostOptions, most);
    rounds.push(state.round);
    scores.push(Math.max(...state.players.map((player) => player.points)));
    const { reason, winners } = state.ending!;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    for (const seat of winners) winsBySeat[seat] = winsBySeat[seat]! + 1;
    options.each?.(game);
  }
  return {
    games: options.games,
    answers,
    rounds: spread(rounds),
    scores: spread(scores),
    reasons,
    winsBySeat,
    mostOptions,
  };
}

function playOne(
  options: SimulationOptions,
  game: number,
): { state: DustState; given: number; most: number } {
  const made = dust.setup(options.setup);
  if (!('stack' in made)) throw new Error(JSON.stringify(made));
  const name = `${options.seed} ${game}`;
  const play = new Play(dust, made, seededDice(name));
  const pick = seededPick(name);
  let [given, most] = [0, 0];
  for (let seat = play.seat; seat >= 0; seat = play.seat) {
    const list = play.options(seat);
    if (list.length > most) most = list.length;
    play.answer(seat, list.at(pick(list.length))!);
    given++;
    try {
      checkInvariants(play.state);
      if (given > (options.limit ?? 100_000)) throw new Error('no end in sight');
    } catch (error) {
      throw new Error(`game "${name}", answer ${given}: ${(error as Error).message}`);
    }
  }
  return { state: play.state, given, most };
}

function spread(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  return [sorted[0] ?? 0, sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
}
