import { signal } from '@preact/signals';
import type { SeatKind } from './table.ts';
import type { TimeKept } from './time.ts';

/** A match kept in this browser: its record is the truth, the rest serves the list on the start page. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly record: string;
  readonly seed: string;
  readonly position: Readonly<Record<string, number>>;
  readonly seats: readonly SeatKind[];
  /** The clocks, where it is played with some. */
  readonly time?: TimeKept;
  readonly at: number;
  readonly changed: number;
  /** It was ended without a result. */
  readonly isEnded?: boolean;
  /** Null while it is being played, else how it ended in a word. */
  readonly ended: string | null;
  readonly summary: string;
  /** The person's own seats that are asked now. */
  readonly myMove: boolean;
  /** Squares of the board with the side of what stands there, for the little picture. */
  readonly picture: string;
}

const database = 'dustfront';
const store = 'matches';

let opened: Promise<IDBDatabase> | null = null;

/** The database, opened once: a page that goes away has no time left to open it. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => {
      const db = request.result;
      const forget = (): void => {
        opened = null;
      };
      db.onclose = forget;
      db.onversionchange = () => {
        forget();
        db.close();
      };
      resolve(db);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error);
    };
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  action: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, mode);
    const request = action(transaction.objectStore(store));
    // Said at once, so that it holds even if the page is gone the moment after.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** What the start page lists; `refresh` reads it again. */
export const kept = signal<readonly Kept[]>([]);

export async function refresh(): Promise<void> {
  try {
    const all = await run('readonly', (objects) => objects.getAll() as IDBRequest<Kept[]>);
    kept.value = all.sort((a, b) => b.changed - a.changed);
  } catch {
    // Private windows may refuse a database: play goes on, nothing is kept.
    kept.value = [];
  }
}

export const take = (id: string): Promise<Kept | undefined> =>
  run('readonly', (objects) => objects.get(id) as IDBRequest<Kept | undefined>);

export async function keep(match: Kept): Promise<void> {
  try {
    await run('readwrite', (objects) => objects.put(match));
  } catch {
    // As above.
  }
}

export async function discard(id: string): Promise<void> {
  await run('readwrite', (objects) => objects.delete(id));
  await refresh();
}
