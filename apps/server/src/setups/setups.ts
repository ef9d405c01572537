import type { AnyGame, Json, Problem } from '@dustfront/kernel';
import { HttpError } from '../http/errors.ts';
import { programOf } from '../program.ts';
import { ThreadPool } from '../threads/pool.ts';
import { boundProblem, isPrinted } from './bounds.ts';
import { problem } from './problem.ts';
import { checkOnly, type Tried } from './trial.ts';

/** Whoever looks through the set-ups that players send. */
export interface Setups {
  try(game: AnyGame, setup: Json): Promise<Tried | null>;
  close(): Promise<void>;
}

/** In the server's own thread: for games that no worker can load. */
export const setupsHere: Setups = {
  async try(game, setup) {
    return checkOnly(game, setup);
  },
  async close() {},
};

/** Longest wait for one set-up, its thread's start on a busy machine included; computing is limited far more inside. */
const PATIENCE = 60_000;
const QUEUE = 16;

/** In a thread of its own, so that no set-up holds up anybody's match. */
export class SetupPool implements Setups {
  readonly #threads: ThreadPool<{ game: string; setup: Json }, Tried>;

  constructor(patience = PATIENCE) {
    this.#threads = new ThreadPool(programOf('setups/worker'), 1, patience);
  }

  try(game: AnyGame, setup: Json): Promise<Tried | null> {
    if (this.#threads.waiting >= QUEUE)
      throw new HttpError(503, 'busy', 'many set-ups are being looked through; try again in a moment');
    return this.#threads.run({ game: game.id, setup });
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** How many seats a set-up has, or a refusal that says what is wrong with it. */
export async function seatsIn(setups: Setups, game: AnyGame, setup: Json): Promise<number> {
  const large = boundProblem(setup);
  const tried = large
    ? { problems: [large] }
    : isPrinted(setup)
      ? checkOnly(game, setup)
      : await setups.try(game, setup);
  if (tried === null) throw bad([problem('setup', 'slow')]);
  if ('problems' in tried) throw bad(tried.problems);
  return tried.seats;
}

const bad = (problems: readonly Problem[]): HttpError =>
  new HttpError(400, 'bad-setup', 'this set-up cannot be played', problems as unknown as Json);
