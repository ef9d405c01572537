import { advisersFor, levelsFor, loadPlayer, readOwnBudget } from '@dustfront/ai';
import { loadGame } from '../games/load.ts';
import { answerFrom, dummy, stillness } from '../lessons/lesson.ts';
import { adviser, type Thought } from './brain.ts';
import type { Choice } from './choice.ts';

/** A training dummy: it does what its lesson wants of it where it can, and stands where it stands. */
function stand({ level, question }: Thought): Choice {
  const offered = question.options.map(({ id }) => id);
  const [, wanted = ''] = level.split(':');
  const option = answerFrom(offered, [...wanted.split(';'), ...stillness]) ?? offered[0];
  if (option === undefined) throw new Error('a question without an option');
  return { option, words: [], weighed: [], measure: 'points' };
}

/** Whose values are points of damage and gain; those of the others are chances to win. */
const countsPoints = new Set(['sergeant', 'staff-officer']);

async function ask(thought: Thought, name: string): Promise<Choice> {
  const { game: id, version, view, question, seed } = thought;
  const offered = levelsFor(id);
  const level = readOwnBudget(name)?.level;
  const known = offered.find((l) => l.id === level);
  const wanted = known ?? offered[Math.min(1, offered.length - 1)];
  const player = wanted === undefined ? null : await loadPlayer(id, known === undefined ? wanted.id : name);
  if (player === null || wanted === undefined) throw new Error(`no computer player for ${id}`);
  const game = await loadGame(id, version);
  const options = question.options.map((row) => row.option);
  const { option, why } = player.answer({
    game,
    view,
    seat: question.seat,
    question: { number: question.number, question: question.name, options },
    budget: { milliseconds: wanted.milliseconds, now: () => performance.now() },
    seed,
  });
  const measure = countsPoints.has(wanted.id) ? 'points' : 'chance';
  return { option: game.optionId(option), words: why.words, weighed: why.weighed, measure };
}

/** What a computer player of the wanted level answers, and why. */
export async function choose(thought: Thought): Promise<Choice> {
  const { level, game } = thought;
  if (level.split(':')[0] === dummy) return stand(thought);
  if (level !== adviser) return ask(thought, level);
  const [best = '', next = best] = advisersFor(game);
  const choice = await ask(thought, best);
  return choice.words[0]?.key === 'ai.fallback' ? ask(thought, next) : choice;
}
