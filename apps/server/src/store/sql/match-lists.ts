import type { Hint, MatchFilter, MatchStore, SeatRow } from '../store.ts';
import type { Database, SqlValue } from './database.ts';
import { readMatch, readSeat } from './match-rows.ts';

/** A list shows neither set-ups nor what only the table itself needs. */
const columns = `id, game, mode, status, visibility, invite, created_by, created_at, updated_at, brief AS settings,
  'null' AS header, 'null' AS secret, result, rematch_of`;

const tables = ['visits', 'chat', 'reports', 'seats'] as const;

type Lists = Pick<MatchStore, 'list' | 'seatsOf' | 'count' | 'withComputers' | 'removeWaiting'>;

/** Which matches a filter asks for, as a condition and its values. */
function conditionOf(filter: MatchFilter): { condition: string; values: SqlValue[] } {
  const where: string[] = [];
  const values: SqlValue[] = [];
  const add = (condition: string, value: SqlValue | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    where.push(condition.replaceAll('?', `$${values.length}`));
  };
  add('status = ?', filter.status);
  add('visibility = ?', filter.visibility);
  add('game = ?', filter.game);
  add(
    'id IN (SELECT match FROM seats WHERE player = ? UNION SELECT match FROM seats WHERE owner = ?)',
    filter.player,
  );
  if (filter.wanted) where.push('id IN (SELECT match FROM seats WHERE wanted IS NOT NULL)');
  add('created_at < ?', filter.before);
  return { condition: where.length > 0 ? `WHERE ${where.join(' AND ')}` : '', values };
}

/** Many matches at once. */
export function matchLists(db: Database): Lists {
  return {
    async list(filter) {
      const { condition, values } = conditionOf(filter);
      values.push(filter.limit);
      const sql = `SELECT ${columns} FROM matches ${condition} ORDER BY created_at DESC, id LIMIT $${values.length}`;
      return (await db.query(sql, values)).map(readMatch);
    },
    async seatsOf(matches) {
      const found = new Map(matches.map((id): [string, SeatRow[]] => [id, []]));
      if (matches.length === 0) return found;
      const places = matches.map((_, i) => `$${i + 1}`).join(', ');
      const sql = `SELECT seats.*, players.name AS owner_name FROM seats
        LEFT JOIN players ON players.id = seats.owner WHERE match IN (${places}) ORDER BY match, place`;
      for (const row of await db.query(sql, [...matches]))
        found.get(row.match as string)?.push(readSeat(row));
      return found;
    },
    async count({ createdBy, status, computers = false, since = 0 }) {
      const only = computers
        ? `AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'computer')`
        : '';
      const sql = `SELECT COUNT(*) AS n FROM matches
        WHERE created_by = $1 AND status = $2 AND created_at >= $3 ${only}`;
      return Number((await db.query(sql, [createdBy, status, since]))[0]?.n ?? 0);
    },
    async withComputers(before, limit, after = '') {
      const rows = await db.query(
        `SELECT id, (SELECT COALESCE(MAX(number), 0) FROM entries WHERE match = matches.id) AS last
         FROM matches WHERE status = 'playing' AND id > $3
         AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'computer')
         AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'human')
         AND NOT EXISTS (SELECT 1 FROM entries WHERE match = matches.id AND at >= $1)
         ORDER BY id LIMIT $2`,
        [before, limit, after],
      );
      return rows.map((row) => ({ id: row.id as string, last: Number(row.last) }));
    },
    async removeWaiting(liveBefore, otherBefore) {
      const ids = await db.transaction(async (q) => {
        const rows = await q.query(
          `SELECT id FROM matches WHERE status = 'waiting'
           AND ((mode = 'live' AND created_at < $1) OR (mode <> 'live' AND created_at < $2))
           ORDER BY created_at LIMIT 500`,
          [liveBefore, otherBefore],
        );
        for (const { id } of rows) {
          for (const table of tables) await q.change(`DELETE FROM ${table} WHERE match = $1`, [id!]);
          await q.change(`DELETE FROM matches WHERE id = $1`, [id!]);
        }
        return rows.map((row) => row.id as string);
      });
      for (const id of ids) await db.tell({ topic: 'match', id, number: 0 } satisfies Hint);
      return ids.length;
    },
  };
}
