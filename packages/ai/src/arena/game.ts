import type { LuckKeeper } from '@dustfront/advice';
import {
  type AnyGame,
  isProblems,
  type Json,
  type Outcome,
  Play,
  questionFor,
  type State,
  seededDice,
} from '@dustfront/kernel';
import type { Budget, Player } from '../player.ts';

/** One game to be played by computer players, one for each seat. */
export interface GameSpec {
  readonly game: AnyGame;
  readonly setup: Json;
  readonly players: readonly Player[];
  /** Budgets by seat; one for all if there is only one. */
  readonly budgets: readonly Budget[];
  /** The seed of the dice, and of the players. */
  readonly seed: string;
  /** More answers than any game of this kind needs; a game that goes on is broken off as a draw. */
  readonly limit?: number;
  /** Measures decisions; without a clock none are measured. */
  readonly now?: () => number;
  /** Keeps the account of luck. */
  readonly luck?: LuckKeeper | null;
  /** Sees every answer, for counting what players choose. */
  readonly each?: (seat: number, question: string, option: string) => void;
}

export interface GameResult {
  readonly seed: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly outcome: Outcome | null;
  readonly answers: number;
  /** Times of decisions in milliseconds, by seat; empty without a clock. */
  readonly times: readonly (readonly number[])[];
  /** Points by which dice helped each seat more than could be expected; null where nobody keeps that account. */
  readonly luck: readonly number[] | null;
  /** Answers that a player owed to its fallback. */
  readonly fallbacks: number;
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
}

/** Plays one game to its end. The dice depend on the seed alone, whoever plays. */
export function playGame(spec: GameSpec): GameResult {
  const { game, players, budgets, seed, now } = spec;
  const made = game.setup(spec.setup) as State | readonly { text: string }[];
  if (isProblems(made as never)) throw new Error(`the set-up cannot be played: ${JSON.stringify(made)}`);
  const play = new Play(game, made as State, seededDice(seed), spec.luck?.witness(made as State) ?? null);
  const times: number[][] = players.map(() => []);
  const limit = spec.limit ?? 20_000;
  let answers = 0;
  let fallbacks = 0;
  for (; !play.over && answers < limit; answers++) {
    const { seat } = play;
    const question = questionFor(game, play.state, seat)!;
    const task = {
      game,
      view: game.view(play.state, seat),
      seat,
      question,
      budget: budgets[seat] ?? budgets[0] ?? {},
      seed,
    };
    const begun = now?.() ?? 0;
    const { option, why } = players[seat]!.answer(task);
    if (now) times[seat]!.push(now() - begun);
    if (why.words[0]?.key === 'ai.fallback') fallbacks++;
    spec.each?.(seat, question.question, game.optionId(option));
    play.answer(seat, option as never);
  }
  return {
    seed,
    players: players.map((player) => player.id),
    outcome: play.over ? game.outcome(play.state) : null,
    answers,
    times,
    fallbacks,
    luck: spec.luck?.bySeat() ?? null,
    rounds: (play.state as State & { round?: number }).round ?? null,
  };
}
