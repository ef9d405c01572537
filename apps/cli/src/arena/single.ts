import { type Budget, loadPlayer, playGame } from '@dustfront/ai';
import { loadGame } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import { gameFor } from '../games.ts';
import { worked } from '../jobs/worked.ts';

/** One game between computer players, as plain data. */
export interface GameTask {
  readonly game: string;
  readonly setup: Json;
  /** Levels by seat. */
  readonly players: readonly string[];
  readonly seed: string;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface GameReport {
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly answers: number;
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
  /** What each seat was, where that matters: its colour in DUST. */
  readonly tags: readonly (string | null)[];
  /** The capital that each seat began with, in DUST. */
  readonly capitals: readonly (string | null)[];
}

/** Plays it; the same in any thread. */
export async function playSingle(task: GameTask): Promise<GameReport> {
  const game = await loadGame(task.game);
  if (game === null) throw new Error(`there is no game "${task.game}"`);
  const players = await Promise.all(
    task.players.map(async (level) => {
      const player = await loadPlayer(task.game, level);
      if (player === null) throw new Error(`${task.game} has no player "${level}"`);
      return player;
    }),
  );
  const budget: Budget = {
    ...(task.iterations === undefined ? {} : { iterations: task.iterations }),
    ...(task.milliseconds === undefined ? {} : { milliseconds: task.milliseconds, now: worked }),
  };
  const seen = gameFor(game.id)?.beginnings?.(players.length);
  const none = players.map(() => null);
  const { outcome, answers, rounds } = playGame({
    game: seen?.watching(game) ?? game,
    setup: task.setup,
    players,
    budgets: [budget],
    seed: task.seed,
  });
  return {
    places: outcome?.places ?? null,
    scores: outcome?.scores ?? null,
    reason: outcome?.reason ?? 'broken-off',
    answers,
    rounds,
    tags: seen?.colours ?? none,
    capitals: seen?.capitals ?? none,
  };
}
