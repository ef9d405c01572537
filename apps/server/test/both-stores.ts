import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/store/postgres/index.ts';
import { openSqlite } from '../src/store/sqlite/index.ts';
import type { Store } from '../src/store/store.ts';
import { freshDatabase } from './fresh.ts';

export interface StoreKind {
  name: string;
  open(): Promise<{ store: Store; end(): Promise<void> }>;
}

/** The same test on a file and on a real PostgreSQL. */
export const bothStores: readonly StoreKind[] = [
  {
    name: 'SQLite',
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'dustfront-mail-'));
      const store = await openSqlite(join(folder, 'store.db'));
      return {
        store,
        async end() {
          await store.close();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const store = await openPostgres(await freshDatabase('migrated'), 4);
      return { store, end: () => store.close() };
    },
  },
];
