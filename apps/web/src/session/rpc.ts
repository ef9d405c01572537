import type { Problem } from '@dustfront/kernel';
import type { CallName, Calls, Request, Response } from './protocol.ts';

/** A call to the worker failed; `problems` says what is wrong with the set-up, by place. */
export class CallError extends Error {
  override name = 'CallError';
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Calls into a worker, each answered once. */
export class Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  private next = 1;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener('message', (event: MessageEvent<Response>) => this.settle(event.data));
    worker.addEventListener('error', (event) => {
      for (const { reject } of this.waiting.values()) reject(new CallError(event.message));
      this.waiting.clear();
    });
  }

  call<K extends CallName>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    const id = this.next++;
    const request: Request = { id, call, args };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage(request);
    });
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private settle(response: Response): void {
    const waiting = this.waiting.get(response.id);
    if (waiting === undefined) return;
    this.waiting.delete(response.id);
    if ('error' in response) waiting.reject(new CallError(response.error, response.problems ?? []));
    else waiting.resolve(response.value);
  }
}
