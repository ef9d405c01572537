import { type Budget, loadPlayer, playGame, playPair } from '@dustfront/ai';
import { loadGame } from '@dustfront/games';
import type { State } from '@dustfront/kernel';
import type { GameReport, GameTask, Task, TaskResult } from './task.ts';

const now = (): number => performance.now();

/** Does what a task says; the same in a thread, on another machine, or right here. */
export async function perform(task: Task): Promise<TaskResult> {
  if ('pair' in task) return { pair: await playPair(task.pair, now) };
  return { single: await playSingle(task.single) };
}

async function playSingle(task: GameTask): Promise<GameReport> {
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
    ...(task.milliseconds === undefined ? {} : { milliseconds: task.milliseconds, now }),
  };
  // The colours of DUST are chosen during play: the first states that know them tell.
  const tags: (string | null)[] = players.map(() => null);
  const watched = {
    ...game,
    outcome: (state: State) => {
      const seats = (state as State & { players?: readonly { colour?: string | null }[] }).players ?? [];
      seats.forEach(({ colour }, seat) => {
        tags[seat] = colour ?? null;
      });
      return game.outcome(state);
    },
  };
  const { outcome, answers } = playGame({
    game: watched,
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
    tags,
  };
}
