import type { Problem } from '@dustfront/kernel';
import type { Request, Response, Role } from './messages.ts';

/** A call to a worker failed; `problems` says what is wrong with the set-up, by place. */
export class CallError extends Error {
  override name = 'CallError';
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

type NameIn<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T] & string;
type ArgsOf<F> = F extends (...args: infer A) => unknown ? A : never;
type ValueOf<F> = F extends (...args: infer _) => infer R ? Awaited<R> : never;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A worker of one role and the calls into it, each answered once. It starts at the first of them. */
export class Connection<T> {
  readonly #role: Role;
  #worker: Worker | null = null;
  #closed = false;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onProgress: (progress: unknown) => void;
  #next = 1;

  constructor(role: Role, onProgress: (progress: unknown) => void = () => undefined) {
    this.#onProgress = onProgress;
    this.#role = role;
  }

  call<K extends NameIn<T>>(call: K, ...args: ArgsOf<T[K]>): Promise<ValueOf<T[K]>> {
    const request: Request = { id: this.#next++, call, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve: resolve as (value: unknown) => void, reject });
      if (!this.#closed) this.#start().postMessage(request);
    });
  }

  /** Ends the worker; what it was asked stays unanswered. */
  close(): void {
    this.#closed = true;
    this.#worker?.terminate();
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: this.#role });
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => this.#settle(data));
    worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new CallError(message));
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }

  #settle(response: Response): void {
    if ('progress' in response) {
      this.#onProgress(response.progress);
      return;
    }
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if ('error' in response) waiting?.reject(new CallError(response.error, response.problems));
    else waiting?.resolve(response.value);
  }
}
