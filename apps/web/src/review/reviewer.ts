import type { Review } from '@dustfront/ai';
import { type Signal, signal } from '@preact/signals';
import { startWorker } from '../work.ts';

/** What the worker says. */
export type Told =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'done'; readonly review: Review }
  | { readonly at: 'failed' };

/** Reviews a record in a worker of its own; it can be stopped at any time. */
export class Reviewer {
  readonly state: Signal<Told | { readonly at: 'idle' }> = signal({ at: 'idle' });
  private worker: Worker | null = null;

  start(record: string): void {
    this.stop();
    this.state.value = { at: 'work', done: 0, of: 0 };
    const worker = startWorker('review');
    worker.addEventListener('message', (event: MessageEvent<Told>) => this.hear(event.data));
    worker.addEventListener('error', () => this.hear({ at: 'failed' }));
    worker.postMessage(record);
    this.worker = worker;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.state.peek().at === 'work') this.state.value = { at: 'idle' };
  }

  private hear(told: Told): void {
    this.state.value = told;
    if (told.at !== 'work') this.stop();
  }
}
