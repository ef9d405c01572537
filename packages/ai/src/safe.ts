import type { AnyGame, Option } from '@dustfront/kernel';
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

/**
 * A player that answers lawfully whatever happens inside it: its own fault costs it a considered answer, never the
 * match.
 */
export function safe(player: Player): Player {
  return {
    id: player.id,
    name: player.name,
    answer(task: Task): Answer {
      const only = onlyOption(task.question);
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

function onlyOption({ options, space }: Asked): Option | null {
  return options.length === 1 && (space ?? null) === null ? options.at(0)! : null;
}
