import { findCommand, insertEntry } from '../sql/entries.ts';
import type { Appended, Entry } from '../store.ts';
import { channelOf, type PgDatabase } from './connection.ts';

// The notification belongs to the same transaction: whoever hears it can read the entry, and no crash comes between.
const insertAndTell = `WITH stored AS (${insertEntry.sql} RETURNING match, number)
  SELECT pg_notify($8, json_build_object('topic', 'entry', 'id', match, 'number', number)::text) FROM stored`;

export function appendTo(db: PgDatabase): (entry: Entry) => Promise<Appended> {
  return async (entry) => {
    const stored = await db.query(insertAndTell, [...insertEntry.values(entry), channelOf(entry.match)]);
    if (stored.length === 1) return { kind: 'stored' };
    const row = (await db.query(findCommand.sql, [entry.match, entry.author, entry.command]))[0];
    return row ? { kind: 'repeated', entry: findCommand.read(row) } : { kind: 'taken' };
  };
}
