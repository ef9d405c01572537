import { chatStore } from '../sql/chat.ts';
import { entryStore } from '../sql/entries.ts';
import { holdStore } from '../sql/holds.ts';
import { mailStore } from '../sql/mail.ts';
import { matchStore } from '../sql/matches.ts';
import { migrate } from '../sql/migrate.ts';
import { noticeStore } from '../sql/notices.ts';
import { playerStore } from '../sql/players.ts';
import { ratingStore } from '../sql/ratings.ts';
import { passkeyStore, sessionStore } from '../sql/sessions.ts';
import { readSetting, writeSetting } from '../sql/settings.ts';
import type { Store } from '../store.ts';
import { appendTo } from './append.ts';
import { PATIENCE, PgDatabase } from './connection.ts';
import { graphileJobs } from './jobs.ts';
import { Listener } from './listen.ts';

/** Any number for the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 20_101_047;

/** The same contract on PostgreSQL: as many server processes as wanted on one database. */
export async function openPostgres(url: string, connections = 12, patience = PATIENCE): Promise<Store> {
  const db = new PgDatabase(url, connections, patience);
  let queue: Awaited<ReturnType<typeof graphileJobs>>;
  try {
    await db.transaction(async (q) => {
      await q.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await migrate(q, 'postgres');
    });
    queue = await graphileJobs(db);
  } catch (error) {
    await db.pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    players: playerStore(db),
    sessions: sessionStore(db),
    passkeys: passkeyStore(db),
    matches: matchStore(db),
    entries: entryStore(db, appendTo(db)),
    chat: chatStore(db),
    ratings: ratingStore(db),
    jobs: queue.jobs,
    notices: noticeStore(db),
    holds: holdStore(db),
    mail: mailStore(db),
    async listen(hear, resumed) {
      const listener = new Listener(url, patience, hear, resumed);
      await listener.start();
      return listener;
    },
    tell: (hint) => db.tell(hint),
    async ping() {
      await db.query('SELECT 1');
    },
    setting: (key, fresh) => readSetting(db, key, fresh),
    saveSetting: (key, value) => writeSetting(db, key, value),
    async close() {
      await queue.close();
      await db.pool.end();
    },
  };
}
