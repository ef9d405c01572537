import type { BattleAdvice, BattleQuestion } from '@dustfront/advice/dust';
import { type Signal, signal } from '@preact/signals';
import { Connection } from '../../../workers/connection.ts';

type Advice = BattleAdvice | 'too large' | null;

interface Calls {
  weigh(question: BattleQuestion): Advice;
}

export type Weighed =
  | { readonly state: 'idle' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly advice: Advice };

/** Weighs battles in a worker of its own. A new question puts an end to the old one: nobody ever waits for odds. */
export class Solver {
  readonly result: Signal<Weighed> = signal({ state: 'idle' });
  private worker: Connection<Calls> | null = null;
  private busy = false;
  private asked = '';

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
                  question.origin,
                  question.target,
                  question.units,
                  question.view.round,
                  question.view.areas,
                ],
          );
    if (key === this.asked) return;
    this.asked = key;
    if (this.busy) this.stop();
    if (question === null) {
      this.result.value = { state: 'idle' };
      return;
    }
    this.result.value = { state: 'working' };
    this.busy = true;
    const worker = this.worker ?? new Connection<Calls>('battle');
    this.worker = worker;
    // A battle that cannot be weighed is shown without odds.
    void worker
      .call('weigh', question)
      .catch(() => null)
      .then((advice) => {
        if (this.asked === key) this.settle(advice);
      });
  }

  close(): void {
    this.stop();
    this.asked = '';
  }

  private stop(): void {
    this.worker?.close();
    this.worker = null;
    this.busy = false;
  }

  private settle(advice: Advice): void {
    this.busy = false;
    this.result.value = { state: 'done', advice };
  }
}
