import type { BattleAdvice, BattleChances, BattleQuestion } from '@dustfront/advice/dust';
import { type Signal, signal } from '@preact/signals';
import { Connection } from '../../../workers/connection.ts';

interface Calls {
  weigh(question: BattleQuestion): BattleAdvice | 'too large' | null;
}

/** One attack that could be made, and how to ask what would come of it. */
interface Thought {
  readonly id: string;
  readonly ask: () => Promise<BattleQuestion | null>;
}

/**
 * What each of several attacks would come to, weighed one after the other in a worker of its own. Other attacks put an
 * end to those before; what cannot be weighed is left out.
 */
export class Prospects {
  readonly chances: Signal<ReadonlyMap<string, BattleChances>> = signal(new Map());
  private worker: Connection<Calls> | null = null;
  private busy = false;
  private token = 0;

  async weigh(thoughts: readonly Thought[]): Promise<void> {
    this.clear();
    const { token } = this;
    for (const { id, ask } of thoughts) {
      const question = await ask();
      if (token !== this.token) return;
      const advice = question === null ? null : await this.call(question);
      if (token !== this.token) return;
      if (advice !== null && advice !== 'too large')
        this.chances.value = new Map([...this.chances.peek(), [id, advice.now]]);
    }
  }

  clear(): void {
    this.token++;
    if (this.busy) this.close();
    if (this.chances.peek().size > 0) this.chances.value = new Map();
  }

  close(): void {
    this.token++;
    this.worker?.close();
    this.worker = null;
    this.busy = false;
  }

  private async call(question: BattleQuestion): Promise<BattleAdvice | 'too large' | null> {
    this.worker ??= new Connection<Calls>('battle');
    this.busy = true;
    const advice = await this.worker.call('weigh', question).catch(() => null);
    this.busy = false;
    return advice;
  }
}
