import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PgDatabase } from '../src/store/postgres/connection.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { migrations } from '../src/store/sql/schema.ts';

const folder = fileURLToPath(new URL('releases/', import.meta.url));

/** The databases that earlier releases left behind; `scripts/keep-release.ts` makes one. */
export const releases: readonly string[] = readdirSync(folder).sort();

/** Puts a kept database where a server looks for its file. */
export function unpack(release: string, dataDir: string): string {
  const file = join(dataDir, 'dustfront.db');
  writeFileSync(file, gunzipSync(readFileSync(join(folder, release))));
  return file;
}

/** The same rows in an empty PostgreSQL, on the tables of that time. */
export async function copyToPostgres(file: string, url: string): Promise<void> {
  const from = new DatabaseSync(file, { readOnly: true });
  const rows = (sql: string) => from.prepare(sql).all() as Record<string, string | number | null>[];
  const to = new PgDatabase(url, 1, 10_000);
  const { length } = rows('SELECT number FROM migrations');
  await to.transaction(async (q) => {
    await migrate(q, 'sqlite', migrations.slice(0, length));
    // Referenced tables were made first.
    const names = rows(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid`);
    for (const { name } of names) {
      if (name === 'migrations' || name === 'jobs') continue;
      for (const row of rows(`SELECT * FROM ${name}`)) {
        const [columns, values] = [Object.keys(row), Object.values(row)];
        const places = columns.map((_, i) => `$${i + 1}`).join(', ');
        await q.change(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`, values);
      }
    }
  });
  await to.pool.end();
  from.close();
}
