import type { Holder, HoldStore } from '../store.ts';
import type { Database } from './database.ts';

/** Milliseconds after which a silent process counts as gone. By the database's own clock, which all have in common. */
const GONE = 6000;
const FORGOTTEN = 3_600_000;

const clock = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint';
const lives = (process: string): string =>
  `EXISTS (SELECT 1 FROM processes WHERE id = ${process} AND seen_at > ${clock} - ${GONE})`;

const alive = `INSERT INTO processes (id, address, seen_at) VALUES ($1, $2, ${clock})
  ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen_at = excluded.seen_at`;

const take = `INSERT INTO holds (match, process) VALUES ($1, $2)
  ON CONFLICT (match) DO UPDATE SET process = excluded.process
  WHERE holds.process = excluded.process OR NOT ${lives('holds.process')}`;

const who = `SELECT process, address FROM holds JOIN processes ON processes.id = holds.process WHERE match = $1`;

/** Who plays what, for PostgreSQL: SQLite has one process. */
export function holdStore(db: Database): HoldStore {
  return {
    async alive({ process, address }) {
      await db.change(alive, [process, address]);
      const old = `DELETE FROM processes WHERE seen_at < ${clock} - ${FORGOTTEN}`;
      if ((await db.change(old)) > 0)
        await db.change('DELETE FROM holds WHERE process NOT IN (SELECT id FROM processes)');
    },
    async take(match, process) {
      await db.change(take, [match, process]);
      const [row] = await db.query(who, [match]);
      // Let go of between the two statements: nobody's, until somebody asks again.
      return row ? ({ process: row.process, address: row.address } as Holder) : null;
    },
    async release(match, process) {
      await db.change('DELETE FROM holds WHERE match = $1 AND process = $2', [match, process]);
    },
    async gone(process) {
      await db.change('DELETE FROM holds WHERE process = $1', [process]);
      await db.change('DELETE FROM processes WHERE id = $1', [process]);
    },
  };
}
