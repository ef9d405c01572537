import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreRefused } from './errors.ts';
import { SqliteConnection } from './sqlite/connection.ts';
import { openSqlite } from './sqlite/index.ts';
import { entry, match, seat, storeContract } from './store.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'dustfront-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const fresh = (): string => join(folder, `store${++count}.db`);

storeContract({
  name: 'SQLite',
  async open() {
    const file = fresh();
    const store = await openSqlite(file);
    return {
      store,
      async reopen() {
        await store.close();
        return openSqlite(file);
      },
    };
  },
});

describe('SQLite alone', () => {
  test('syncs every commit and keeps a write-ahead log', async () => {
    const db = new SqliteConnection(fresh());
    expect(db.direct.all('PRAGMA journal_mode')[0]).toEqual({ journal_mode: 'wal' });
    expect(db.direct.all('PRAGMA synchronous')[0]).toEqual({ synchronous: 2 });
    db.close();
  });

  test('a second server on the same file is refused', async () => {
    const file = fresh();
    const first = await openSqlite(file);
    await expect(openSqlite(file)).rejects.toThrow('another server uses');
    await first.close();
    await (await openSqlite(file)).close();
  });

  test('a full disk refuses with its reason and loses nothing that was acknowledged', async () => {
    const file = fresh();
    const store = await openSqlite(file);
    const m = match();
    await store.matches.create(m, [seat(m, 'white')]);
    await store.entries.append(entry(m, 1));
    await store.close();
    // SQLite's own page limit ends in the very error of a full disk.
    const db = new SqliteConnection(file);
    const pages = Number(db.direct.all('PRAGMA page_count')[0]?.page_count);
    db.direct.all(`PRAGMA max_page_count = ${pages}`);
    const big = 'x'.repeat(100_000);
    expect(() =>
      db.atOnce(() => db.direct.run('INSERT INTO settings (key, value) VALUES ($1, $2)', ['big', big])),
    ).toThrow(StoreRefused);
    db.close();
    const again = await openSqlite(file);
    expect(await again.entries.last(m.id)).toBe(1);
    expect(await again.entries.append(entry(m, 2))).toEqual({ kind: 'stored' });
    await again.close();
  });
});
