import type { Player, Task } from './player.ts';

/** A level's name with a budget of its own: `captain@300` (milliseconds), `captain@240x` (steps of search). */
export interface OwnBudget {
  readonly level: string;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** Reads such a name; a plain one has no budget of its own. Null if what follows the `@` is no budget. */
export function readOwnBudget(name: string): OwnBudget | null {
  const [level = '', budget, ...more] = name.split('@');
  if (budget === undefined) return { level };
  const [, number, steps] = /^(\d{1,7})(x?)$/.exec(budget) ?? [];
  if (more.length > 0 || number === undefined || Number(number) === 0) return null;
  return steps === 'x' ? { level, iterations: Number(number) } : { level, milliseconds: Number(number) };
}

/** The player under its full name, with its own budget whatever it is given; a clock must still be lent. */
export function withOwnBudget(player: Player, name: string, own: OwnBudget): Player {
  const { milliseconds, iterations } = own;
  if (milliseconds === undefined && iterations === undefined) return player;
  return {
    id: name,
    name: player.name,
    answer(task: Task) {
      if (iterations !== undefined) return player.answer({ ...task, budget: { iterations } });
      const { now } = task.budget;
      if (now === undefined) throw new Error(`${name} needs a clock`);
      return player.answer({ ...task, budget: { milliseconds: milliseconds!, now } });
    },
  };
}
