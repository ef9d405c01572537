import { type AnyGame, type Option, questionFor } from '@dustfront/kernel';
import { type Answer, type Asked, type Player, plainly, type Task } from './player.ts';
import { anyOption, pickerOf } from './recruit.ts';

/** The listed option with that id, or null. */
export function optionNamed(game: AnyGame, question: Asked, id: string): Option | null {
  const { options } = question;
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (game.optionId(option) === id) return option;
  }
  return null;
}

/** Whether an answer is one of the options: listed, or accepted by the space. */
export function isLegal(game: AnyGame, question: Asked, option: Option): boolean {
  if (optionNamed(game, question, game.optionId(option)) !== null) return true;
  return question.space?.refuses(option) === null;
}

/** A question with its space; where it was left behind, for functions do not travel, the rules have it still. */
function whole(task: Task): Task {
  const { game, view, seat, question } = task;
  if (question.space !== undefined) return task;
  try {
    return {
      ...task,
      question: { ...question, space: questionFor(game, view as never, seat)?.space ?? null },
    };
  } catch {
    // A view may hide what its game asks by; such a game has no spaces.
    return { ...task, question: { ...question, space: null } };
  }
}

/**
 * A player that answers lawfully whatever happens inside it: its own fault costs it a considered answer, never the
 * match.
 */
export function safe(player: Player): Player {
  return {
    id: player.id,
    name: player.name,
    answer(asked: Task): Answer {
      const task = whole(asked);
      const only = onlyOption(task);
      if (only !== null) return { option: only, why: plainly('ai.only') };
      let fault: string;
      try {
        const answer = player.answer(task);
        if (isLegal(task.game, task.question, answer.option)) return answer;
        fault = `not an option: ${JSON.stringify(answer.option)}`;
      } catch (error) {
        // An opponent that stops the match is worse than one that guesses.
        fault = String(error);
      }
      return { option: anyOption(task.question, pickerOf(task)), why: plainly('ai.fallback', { fault }) };
    },
  };
}

function onlyOption({ question: { options, space = null } }: Task): Option | null {
  return options.length === 1 && space === null ? options.at(0)! : null;
}
