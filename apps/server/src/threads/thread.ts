import { Worker } from 'node:worker_threads';

/** A worker thread with one task at a time. Null comes back when it fails, or does not end in time: then it is gone. */
export class Thread<Task, Reply> {
  readonly #worker: Worker;
  readonly #patience: number;
  readonly #gone: () => void;
  #number = 0;
  #done: ((reply: Reply | null) => void) | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(program: URL, patience: number, gone: () => void) {
    this.#patience = patience;
    this.#gone = gone;
    this.#worker = new Worker(program);
    this.#worker.unref();
    this.#worker.on('message', (m: { number: number; reply?: Reply }) => {
      if (m.number === this.#number) this.#finish(m.reply ?? null);
    });
    this.#worker.on('error', () => this.close());
    this.#worker.on('exit', () => this.close());
  }

  run(task: Task): Promise<Reply | null> {
    this.#number += 1;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#timer = setTimeout(() => this.close(), this.#patience);
      this.#worker.postMessage({ number: this.#number, task });
    });
  }

  #finish(reply: Reply | null): void {
    if (this.#timer) clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    done?.(reply);
  }

  /** Ends the thread; a task under way is given up. */
  close(): void {
    this.#gone();
    void this.#worker.terminate();
    this.#finish(null);
  }
}
