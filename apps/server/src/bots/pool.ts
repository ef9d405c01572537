import { Worker } from 'node:worker_threads';
import type { Bots, BotTask } from './bots.ts';
import { randomBots } from './random.ts';

const IDLE = 30_000;
const PATIENCE = 15_000;

interface Waiting {
  task: BotTask;
  resolve(option: string): void;
}

/** One thread with one thought at a time. */
class Thread {
  readonly #worker: Worker;
  readonly #gone: () => void;
  #number = 0;
  #done: ((option: string | null) => void) | null = null;
  #patience: NodeJS.Timeout | null = null;

  constructor(gone: () => void) {
    this.#gone = gone;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url));
    this.#worker.unref();
    this.#worker.on('message', (m: { number: number; option?: string }) => {
      if (m.number === this.#number) this.#finish(m.option ?? null);
    });
    this.#worker.on('error', () => this.close());
    this.#worker.on('exit', () => this.close());
  }

  think(task: BotTask): Promise<string | null> {
    this.#number += 1;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#patience = setTimeout(() => this.close(), PATIENCE);
      this.#worker.postMessage({ number: this.#number, task });
    });
  }

  #finish(option: string | null): void {
    if (this.#patience) clearTimeout(this.#patience);
    const done = this.#done;
    this.#done = null;
    done?.(option);
  }

  /** Ends the thread; a thought under way is given up. */
  close(): void {
    this.#gone();
    void this.#worker.terminate();
    this.#finish(null);
  }
}

/** Computer players in worker threads: started when wanted, ended when idle. Who fails or dawdles plays anything lawful. */
export class BotPool implements Bots {
  readonly #size: number;
  readonly #free = new Map<Thread, NodeJS.Timeout>();
  readonly #all = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  choose(task: BotTask): Promise<string> {
    // Nothing to think about.
    if (task.question.options.length === 1 && !task.question.open) return randomBots.choose(task);
    return new Promise((resolve) => {
      this.#queue.push({ task, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closed) return;
    const thread = this.#take();
    if (!thread) return;
    const { task, resolve } = this.#queue.shift()!;
    void thread.think(task).then(async (option) => {
      const known =
        option !== null && (task.question.open || task.question.options.some(({ id }) => id === option));
      resolve(known ? option : await randomBots.choose(task));
      if (this.#all.has(thread)) this.#rest(thread);
      this.#next();
    });
  }

  #take(): Thread | null {
    const [free] = this.#free;
    if (free) {
      clearTimeout(free[1]);
      this.#free.delete(free[0]);
      return free[0];
    }
    if (this.#all.size >= this.#size) return null;
    const thread: Thread = new Thread(() => {
      this.#all.delete(thread);
      this.#free.delete(thread);
    });
    this.#all.add(thread);
    return thread;
  }

  #rest(thread: Thread): void {
    const timer = setTimeout(() => thread.close(), IDLE);
    timer.unref();
    this.#free.set(thread, timer);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const thread of [...this.#all]) thread.close();
  }
}
