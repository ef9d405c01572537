import type { Json } from '@dustfront/kernel';
import type { OpenQuestion } from './table.ts';

/** What a computer player is told: what its seat may see, what it is asked, and a seed of its own. */
export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly view: Json;
  readonly question: OpenQuestion;
  readonly seed: string;
}

export interface Brain {
  choose(thought: Thought): Promise<string>;
  close(): void;
}

/** Computer players think in a worker of their own, so that neither the page nor the match ever waits for them. */
export function makeBrain(_game: string): Brain {
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, { resolve: (id: string) => void; reject: (error: Error) => void }>();
  const start = (): Worker => {
    const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    made.addEventListener(
      'message',
      (event: MessageEvent<{ id: number; choice?: string; error?: string }>) => {
        const { id, choice, error } = event.data;
        const entry = waiting.get(id);
        waiting.delete(id);
        if (choice !== undefined) entry?.resolve(choice);
        else entry?.reject(new Error(error ?? 'no answer'));
      },
    );
    return made;
  };
  return {
    choose(thought) {
      worker ??= start();
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, thought });
      });
    },
    close() {
      worker?.terminate();
      waiting.clear();
    },
  };
}
