import { startWorker } from '../work.ts';
import type { RemoteHost } from './host.ts';

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

type Calls = {
  [K in keyof RemoteHost]: RemoteHost[K] extends (...args: infer A) => infer R ? (...args: A) => R : never;
};

/** The host of a remote table in its worker; calls are answered in the order in which they were made. */
export class Model {
  private readonly worker: Worker;
  private readonly waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
  >();
  private next = 1;

  constructor(game: string, version: string | undefined) {
    this.worker = startWorker('online');
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.error));
    });
    void this.post('open', [game, version]);
  }

  call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    return this.post(call, args) as Promise<ReturnType<Calls[K]>>;
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private post(call: string, args: readonly unknown[]): Promise<unknown> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, call, args });
    });
  }
}
