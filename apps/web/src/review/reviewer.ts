import type { Review } from '@dustfront/ai';
import { type Signal, signal } from '@preact/signals';
import { Connection } from '../workers/connection.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

type State =
  | { readonly at: 'idle' }
  | ({ readonly at: 'work' } & Progress)
  | { readonly at: 'done'; readonly review: Review }
  | { readonly at: 'failed' };

interface Calls {
  review(record: string): Review;
}

/** Reviews a record in a worker of its own; it can be stopped at any time. */
export class Reviewer {
  readonly state: Signal<State> = signal({ at: 'idle' });
  private worker: Connection<Calls> | null = null;

  start(record: string): void {
    this.stop();
    this.state.value = { at: 'work', done: 0, of: 0 };
    const worker = new Connection<Calls>('review', (progress) => {
      this.state.value = { at: 'work', ...(progress as Progress) };
    });
    this.worker = worker;
    worker
      .call('review', record)
      .then((review) => this.end({ at: 'done', review }))
      .catch(() => this.end({ at: 'failed' }));
  }

  stop(): void {
    this.worker?.close();
    this.worker = null;
    if (this.state.peek().at === 'work') this.state.value = { at: 'idle' };
  }

  private end(state: State): void {
    this.state.value = state;
    this.stop();
  }
}
