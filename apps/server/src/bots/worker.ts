import { performance } from 'node:perf_hooks';
import { levelsFor, loadPlayer } from '@dustfront/ai';
import { loadGame } from '@dustfront/games';
import { serveTasks } from '../threads/serve.ts';
import type { BotTask } from './bots.ts';

/** A computer player thinking beside the server, so that a long thought holds nobody up. It is told views only. */
async function think(task: BotTask): Promise<string> {
  const { game: gameId, version, level, seat, view, question, seed } = task;
  const [game, player] = await Promise.all([loadGame(gameId, version), loadPlayer(gameId, level)]);
  if (!game || !player) throw new Error(`nobody plays ${gameId} at level ${level}`);
  const milliseconds = levelsFor(gameId).find(({ id }) => id === level)?.milliseconds ?? 100;
  const answer = player.answer({
    game,
    view,
    seat,
    question: {
      number: question.number,
      question: question.question,
      options: question.options.map(({ option }) => option as { do: string }),
    },
    budget: { milliseconds, now: () => performance.now() },
    seed,
  });
  return game.optionId(answer.option);
}

serveTasks(think);
