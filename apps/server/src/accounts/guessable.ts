import { programOf } from '../program.ts';
import { ThreadPool } from '../threads/pool.ts';

/** Whoever says which passwords a guesser would try first. */
export interface Guesser {
  isGuessable(password: string, name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** In the server's own thread: for tests. */
export const guesserHere: Guesser = {
  async isGuessable(password, name) {
    const { isGuessable } = await import('./estimate.ts');
    return isGuessable(password, name);
  },
  async close() {},
};

const PATIENCE = 15_000;

/** In a thread of its own, which ends when idle: the word lists take memory, an estimate takes time. */
export class GuesserPool implements Guesser {
  readonly #threads = new ThreadPool<{ password: string; name: string }, boolean>(
    programOf('accounts/worker'),
    1,
    PATIENCE,
  );

  async isGuessable(password: string, name: string): Promise<boolean> {
    const guessable = await this.#threads.run({ password, name }, { of: name, first: false });
    if (guessable === null) throw new Error('a password could not be looked at');
    return guessable;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
