import { findCommand, insertEntry } from '../sql/entries.ts';
import type { Appended, Entry } from '../store.ts';
import type { SqliteConnection } from './connection.ts';

interface Waiting {
  entry: Entry;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/**
 * Group commit: the entries that arrive while one commit syncs to disk share the next one. Each is acknowledged only
 * after its commit.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  #queue: Waiting[] = [];
  #planned = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  append(entry: Entry): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ entry, resolve, reject });
      if (!this.#planned) {
        this.#planned = true;
        setImmediate(() => void this.#flush());
      }
    });
  }

  async #flush(): Promise<void> {
    await this.#connection.free();
    const batch = this.#queue;
    this.#queue = [];
    this.#planned = false;
    try {
      const outcomes = this.#connection.atOnce(() => batch.map(({ entry }) => this.#store(entry)));
      batch.forEach(({ entry, resolve }, index) => {
        const outcome = outcomes[index] as Appended;
        if (outcome.kind === 'stored') {
          void this.#connection.tell({ topic: 'entry', id: entry.match, number: entry.number });
        }
        resolve(outcome);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  #store(entry: Entry): Appended {
    const { direct } = this.#connection;
    if (direct.run(insertEntry.sql, insertEntry.values(entry)) === 1) return { kind: 'stored' };
    const row = direct.all(findCommand.sql, [entry.match, entry.author, entry.command])[0];
    return row ? { kind: 'repeated', entry: findCommand.read(row) } : { kind: 'taken' };
  }
}
