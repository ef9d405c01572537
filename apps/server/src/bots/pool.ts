import { programOf } from '../program.ts';
import { ThreadPool } from '../threads/pool.ts';
import { type Bots, BotsBusy, type BotTask } from './bots.ts';
import { randomBots } from './random.ts';

const PATIENCE = 15_000;
/** So many may wait for a thought; those that no person waits for are turned away beyond it. */
const MOST_WAITING = 500;

/** Computer players in worker threads. Who fails or dawdles plays anything lawful. */
export class BotPool implements Bots {
  readonly #threads: ThreadPool<BotTask, string>;

  constructor(size: number) {
    this.#threads = new ThreadPool(programOf('bots/worker'), size, PATIENCE);
  }

  get waiting(): number {
    return this.#threads.waiting;
  }

  async choose(task: BotTask): Promise<string> {
    const { options, open } = task.question;
    // Nothing to think about.
    if (options.length === 1 && !open) return randomBots.choose(task);
    if (this.waiting >= MOST_WAITING && !task.turn.first) throw new BotsBusy();
    const option = await this.#threads.run(task, task.turn);
    const known = option !== null && (open || options.some(({ id }) => id === option));
    return known ? option : randomBots.choose(task);
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
