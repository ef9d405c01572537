import { FairQueue, type Turn } from './queue.ts';
import { Thread } from './thread.ts';

const IDLE = 30_000;

interface Waiting<Task, Reply> {
  task: Task;
  resolve(reply: Reply | null): void;
}

/** Threads for one kind of task: started when wanted, ended when idle. */
export class ThreadPool<Task, Reply> {
  readonly #program: URL;
  readonly #size: number;
  readonly #patience: number;
  readonly #free = new Map<Thread<Task, Reply>, NodeJS.Timeout>();
  readonly #all = new Set<Thread<Task, Reply>>();
  readonly #queue = new FairQueue<Waiting<Task, Reply>>();
  #closed = false;

  constructor(program: URL, size: number, patience: number) {
    this.#program = program;
    this.#size = size;
    this.#patience = patience;
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Null where the task failed or took too long. */
  run(task: Task, turn: Turn = { of: '', first: false }): Promise<Reply | null> {
    return new Promise((resolve) => {
      this.#queue.push({ task, resolve }, turn);
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.size === 0 || this.#closed) return;
    const thread = this.#take();
    if (!thread) return;
    const { task, resolve } = this.#queue.shift()!;
    void thread.run(task).then((reply) => {
      resolve(reply);
      if (this.#all.has(thread)) this.#rest(thread);
      this.#next();
    });
  }

  #take(): Thread<Task, Reply> | null {
    const [free] = this.#free;
    if (free) {
      clearTimeout(free[1]);
      this.#free.delete(free[0]);
      return free[0];
    }
    if (this.#all.size >= this.#size) return null;
    const thread: Thread<Task, Reply> = new Thread(this.#program, this.#patience, () => {
      this.#all.delete(thread);
      this.#free.delete(thread);
    });
    this.#all.add(thread);
    return thread;
  }

  #rest(thread: Thread<Task, Reply>): void {
    const timer = setTimeout(() => thread.close(), IDLE);
    timer.unref();
    this.#free.set(thread, timer);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const thread of [...this.#all]) thread.close();
  }
}
