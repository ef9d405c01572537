import { Entry, Snapshot } from '../rows.ts';
import type { EntryStore } from '../store.ts';
import type { Database, SqlValue } from './database.ts';
import { row } from './row.ts';

const read = row(Entry);
const readSnapshot = row(Snapshot);

export const insertEntry = {
  sql: `INSERT INTO entries (match, number, author, command, at, body, reply)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  values: (e: Entry): SqlValue[] => [
    e.match,
    e.number,
    e.author,
    e.command,
    e.at,
    JSON.stringify(e.body),
    JSON.stringify(e.reply),
  ],
};

export const findCommand = {
  sql: 'SELECT * FROM entries WHERE match = $1 AND author = $2 AND command = $3',
  read,
};

const saveSnapshot = `INSERT INTO snapshots (match, number, rules, body) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match) DO UPDATE SET number = excluded.number, rules = excluded.rules, body = excluded.body
  WHERE excluded.number > snapshots.number`;

/** Everything about entries but the append itself, which each database does its own way. */
export function entryStore(db: Database, append: EntryStore['append']): EntryStore {
  return {
    append,
    async since(match, after, limit = 1_000_000) {
      const rows = await db.query(
        'SELECT * FROM entries WHERE match = $1 AND number > $2 ORDER BY number LIMIT $3',
        [match, after, limit],
      );
      return rows.map(read);
    },
    async last(match) {
      const rows = await db.query('SELECT COALESCE(MAX(number), 0) AS n FROM entries WHERE match = $1', [
        match,
      ]);
      return Number(rows[0]?.n ?? 0);
    },
    async byCommand(match, author, command) {
      const row = (await db.query(findCommand.sql, [match, author, command]))[0];
      return row ? read(row) : null;
    },
    async saveSnapshot(s) {
      await db.change(saveSnapshot, [s.match, s.number, s.rules, s.body]);
    },
    async snapshot(match) {
      const found = (await db.query('SELECT * FROM snapshots WHERE match = $1', [match]))[0];
      return found ? readSnapshot(found) : null;
    },
  };
}
