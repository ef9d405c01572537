import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { chatStore } from '../sql/chat.ts';
import { entryStore } from '../sql/entries.ts';
import { tableJobs } from '../sql/jobs.ts';
import { mailStore } from '../sql/mail.ts';
import { matchStore } from '../sql/matches.ts';
import { migrate } from '../sql/migrate.ts';
import { noticeStore } from '../sql/notices.ts';
import { playerStore } from '../sql/players.ts';
import { ratingStore } from '../sql/ratings.ts';
import { passkeyStore, sessionStore } from '../sql/sessions.ts';
import { readSetting, writeSetting } from '../sql/settings.ts';
import type { Store } from '../store.ts';
import { GroupCommit } from './append.ts';
import { SqliteConnection } from './connection.ts';
import { lockFile } from './lock.ts';

/** The embedded store: one file (with its write-ahead log beside it), synced at every commit. */
export async function openSqlite(file: string, limitMegabytes: number | null = null): Promise<Store> {
  // Nobody else on the machine reads names, words and dice to come; what SQLite puts beside the file gets its rights.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const path of [file, `${file}.lock`]) {
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  }
  const unlock = lockFile(file);
  const db = new SqliteConnection(file);
  const [checked] = db.direct.all('PRAGMA quick_check(1)');
  if (checked?.quick_check !== 'ok') {
    db.close();
    unlock();
    throw new Error(`${file} is damaged (${checked?.quick_check}); restore a backup: docs/operations.md`);
  }
  await db.transaction((q) => migrate(q, 'sqlite'));
  if (limitMegabytes !== null) db.limit(limitMegabytes);
  const commits = new GroupCommit(db);
  return {
    kind: 'sqlite',
    players: playerStore(db),
    sessions: sessionStore(db),
    passkeys: passkeyStore(db),
    matches: matchStore(db),
    entries: entryStore(db, (entry) => commits.append(entry)),
    chat: chatStore(db),
    ratings: ratingStore(db),
    jobs: tableJobs(db),
    notices: noticeStore(db),
    holds: null,
    mail: mailStore(db),
    async listen(hear) {
      const stop = db.hear(hear);
      return { attend: async () => {}, ignore: async () => {}, stop: async () => stop() };
    },
    tell: (hint) => db.tell(hint),
    async ping() {
      await db.query('SELECT 1');
    },
    setting: (key, fresh) => readSetting(db, key, fresh),
    saveSetting: (key, value) => writeSetting(db, key, value),
    async close() {
      await db.free();
      db.close();
      unlock();
    },
  };
}
