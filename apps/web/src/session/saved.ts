import { signal } from '@preact/signals';
import { linesOf, recordFrom } from './lines.ts';
import type { SeatKind } from './table.ts';
import type { Tail } from './tail.ts';
import type { TimeKept } from './time.ts';
import { unnamed } from './unnamed.ts';

/** A match kept in this browser, as lists show it; its record, which is the truth, lies beside it line by line. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seed: string;
  readonly position: Readonly<Record<string, number>>;
  readonly seats: readonly SeatKind[];
  /** The clocks, where it is played with some. */
  readonly time?: TimeKept;
  readonly at: number;
  readonly changed: number;
  /** The address of the moment from which it is tried on. */
  readonly trialOf?: string;
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

/** A kept match with its record. */
export interface KeptMatch extends Kept {
  readonly record: string;
}

const database = 'dustfront';
const matches = 'matches';
const lines = 'lines';

/** The lines of one match, from the n-th on. */
const linesFrom = (id: string, n: number): IDBKeyRange =>
  IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY]);

/** In the first version a row held the whole record. */
function upgrade(transaction: IDBTransaction, from: number): void {
  const { db } = transaction;
  if (from < 1) db.createObjectStore(matches, { keyPath: 'id' });
  const objects = db.createObjectStore(lines);
  const walk = transaction.objectStore(matches).openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor === null) return;
    const { record, ...kept } = cursor.value as KeptMatch;
    for (const [n, line] of linesOf(record).entries()) objects.put(line, [kept.id, n]);
    cursor.update(kept);
    cursor.continue();
  };
}

let opened: Promise<IDBDatabase> | null = null;

/** The database, opened once: a page that goes away has no time left to open it. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (request.transaction !== null) upgrade(request.transaction, oldVersion);
    };
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

/** Everything that is asked of both stores at once is done whole or not at all. */
async function run<T>(
  mode: IDBTransactionMode,
  action: (rows: IDBObjectStore, texts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction([matches, lines], mode);
    const request = action(transaction.objectStore(matches), transaction.objectStore(lines));
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
    const all = await run('readonly', (rows) => rows.getAll() as IDBRequest<Kept[]>);
    kept.value = all.sort((a, b) => b.changed - a.changed);
  } catch {
    // Private windows may refuse a database: play goes on, nothing is kept.
    kept.value = [];
  }
}

export async function take(id: string): Promise<KeptMatch | undefined> {
  const row = await run('readonly', (rows) => rows.get(id) as IDBRequest<Kept | undefined>);
  if (row === undefined) return undefined;
  const texts = await run('readonly', (_, all) => all.getAll(linesFrom(id, 0)) as IDBRequest<string[]>);
  return { ...row, seats: row.seats.map(unnamed), record: recordFrom(texts) };
}

/** Keeps a match; of its record only what has changed since it was last kept. False where nothing can be kept. */
export async function keep(match: Kept, record: Tail<string>): Promise<boolean> {
  try {
    await run('readwrite', (rows, texts) => {
      texts.delete(linesFrom(match.id, record.kept));
      for (const [i, line] of record.more.entries()) texts.put(line, [match.id, record.kept + i]);
      return rows.put(match);
    });
    return true;
  } catch {
    // As above.
    return false;
  }
}

export async function discard(id: string): Promise<void> {
  await run('readwrite', (rows, texts) => {
    texts.delete(linesFrom(id, 0));
    return rows.delete(id);
  });
  await refresh();
}
