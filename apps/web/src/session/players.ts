import { levelsFor, loadPlayer } from '@dustfront/ai';
import { loadGame } from '../games/load.ts';
import type { Thought } from './brain.ts';

/** A training dummy: it stands where it stands. */
function stand(thought: Thought): string {
  const { options } = thought.question;
  const quiet = options.find(({ id }) => id === 'do nothing' || id === 'hold' || id === 'stop') ?? options[0];
  if (quiet === undefined) throw new Error('a question without an option');
  return quiet.id;
}

/** The option that a computer player of the wanted level answers with. */
export async function choose(thought: Thought): Promise<string> {
  const { game: id, level, view, question, seed } = thought;
  if (level === 'dummy') return stand(thought);
  const offered = levelsFor(id);
  const wanted = offered.find((l) => l.id === level) ?? offered[Math.min(1, offered.length - 1)];
  const player = wanted === undefined ? null : await loadPlayer(id, wanted.id);
  if (player === null) throw new Error(`no computer player for ${id}`);
  const game = await loadGame(id);
  const options = question.options.map((row) => row.option);
  const { option } = player.answer({
    game,
    view,
    seat: question.seat,
    question: { number: question.number, question: question.name, options },
    budget: { milliseconds: wanted?.milliseconds ?? 200, now: () => performance.now() },
    seed,
  });
  return game.optionId(option);
}
