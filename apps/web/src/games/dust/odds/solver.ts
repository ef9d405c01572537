import type { BattleAdvice, BattleQuestion } from '@dustfront/advice/dust';
import { type Signal, signal } from '@preact/signals';
import { startWorker } from '../../../work.ts';

export type Weighed =
  | { readonly state: 'idle' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly advice: BattleAdvice | 'too large' | null };

/** Weighs battles in a worker of its own. A new question puts an end to the old one: nobody ever waits for odds. */
export class Solver {
  readonly result: Signal<Weighed> = signal({ state: 'idle' });
  private worker: Worker | null = null;
  private busy = false;
  private asked = '';
  private id = 0;

  ask(question: BattleQuestion | null): void {
    const key =
      question === null
        ? ''
        : JSON.stringify(
            question.ask === 'battle'
              ? [question.question, question.view.battle, question.view.path]
              : [
                  question.kind,
                  question.seat,
                  question.target,
                  question.units,
                  question.view.round,
                  question.view.areas,
                ],
          );
    if (key === this.asked) return;
    this.asked = key;
    this.id++;
    if (this.busy) this.stop();
    if (question === null) {
      this.result.value = { state: 'idle' };
      return;
    }
    this.result.value = { state: 'working' };
    this.busy = true;
    this.worker ??= this.start();
    this.worker.postMessage({ id: this.id, asked: question });
  }

  close(): void {
    this.stop();
    this.asked = '';
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.busy = false;
  }

  private start(): Worker {
    const worker = startWorker('battle');
    worker.addEventListener(
      'message',
      (event: MessageEvent<{ id: number; advice: BattleAdvice | 'too large' | null }>) => {
        if (event.data.id !== this.id) return;
        this.busy = false;
        this.result.value = { state: 'done', advice: event.data.advice };
      },
    );
    return worker;
  }
}
