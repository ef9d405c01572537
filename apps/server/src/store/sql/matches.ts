import type { Json, MatchRow, MatchStore, SeatRow } from '../store.ts';
import type { Database, SqlRow, SqlValue } from './database.ts';

const read = (row: SqlRow): MatchRow => ({
  id: row.id as string,
  game: row.game as string,
  mode: row.mode as MatchRow['mode'],
  status: row.status as MatchRow['status'],
  visibility: row.visibility as MatchRow['visibility'],
  invite: row.invite as string,
  createdBy: row.created_by as string,
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
  settings: JSON.parse(row.settings as string) as Json,
  header: JSON.parse(row.header as string) as Json,
  secret: JSON.parse(row.secret as string) as Json,
  result: JSON.parse(row.result as string) as Json,
  rematchOf: row.rematch_of as string | null,
});

const readSeat = (row: SqlRow): SeatRow => ({
  match: row.match as string,
  seat: row.seat as string,
  kind: row.kind as SeatRow['kind'],
  player: row.player as string | null,
  name: row.name as string,
  level: row.level as string | null,
  contribution: row.contribution as string,
  owner: row.owner as string | null,
  ownerName: (row.owner_name as string | null) ?? '',
  wanted: row.wanted as SeatRow['wanted'],
  lent: Number(row.lent) === 1,
});

const insert = `INSERT INTO matches (id, game, mode, status, visibility, invite, created_by, created_at, updated_at,
  settings, header, secret, result, rematch_of) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING`;

const insertSeat = `INSERT INTO seats (match, seat, place, kind, player, owner, name, level, contribution)
  VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`;

const selectSeats = `SELECT seats.*, players.name AS owner_name FROM seats
  LEFT JOIN players ON players.id = seats.owner WHERE match = $1 ORDER BY place`;

const replaceSeat = `UPDATE seats SET kind = $3, player = $4, name = $5, level = $6, wanted = $7, lent = $8
  WHERE match = $1 AND seat = $2`;

const sit = `UPDATE seats SET kind = $3, player = $4, owner = $4, name = $5, level = $6, contribution = $7
  WHERE match = $1 AND seat = $2 AND kind = 'open'
  AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting')
  AND NOT EXISTS (SELECT 1 FROM seats other WHERE other.match = $1 AND other.player = $4)`;

const tables = [
  'entries',
  'snapshots',
  'visits',
  'chat',
  'reports',
  'rating_changes',
  'rated',
  'seats',
] as const;

export function matchStore(db: Database): MatchStore {
  const changed = (id: string): Promise<void> => db.tell({ topic: 'match', id, number: 0 });
  return {
    async create(m, seats) {
      const fresh = await db.transaction(async (q) => {
        const stored = await q.change(insert, [
          m.id,
          m.game,
          m.mode,
          m.status,
          m.visibility,
          m.invite,
          m.createdBy,
          m.createdAt,
          m.updatedAt,
          JSON.stringify(m.settings),
          JSON.stringify(m.header),
          JSON.stringify(m.secret),
          JSON.stringify(m.result),
          m.rematchOf,
        ]);
        if (stored === 0) return false;
        for (const [place, s] of seats.entries()) {
          const { seat, kind, player, name, level, contribution } = s;
          await q.change(insertSeat, [m.id, seat, place, kind, player, name, level, contribution]);
        }
        return true;
      });
      if (fresh) await changed(m.id);
      return fresh;
    },
    async byId(id) {
      const row = (await db.query('SELECT * FROM matches WHERE id = $1', [id]))[0];
      return row ? read(row) : null;
    },
    async byInvite(invite) {
      const row = (await db.query('SELECT * FROM matches WHERE invite = $1', [invite]))[0];
      return row ? read(row) : null;
    },
    async list(filter) {
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
      values.push(filter.limit);
      const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
      const sql = `SELECT * FROM matches ${condition} ORDER BY created_at DESC, id LIMIT $${values.length}`;
      return (await db.query(sql, values)).map(read);
    },
    async seats(match) {
      return (await db.query(selectSeats, [match])).map(readSeat);
    },
    async sit(s) {
      const done =
        (await db.change(sit, [s.match, s.seat, s.kind, s.player, s.name, s.level, s.contribution])) === 1;
      if (done) await changed(s.match);
      return done;
    },
    async replaceSeat(s) {
      const { match, seat, kind, player, name, level, wanted, lent } = s;
      await db.change(replaceSeat, [match, seat, kind, player, name, level, wanted, lent ? 1 : 0]);
      await changed(match);
    },
    async leave(match, seat, player) {
      const sql = `UPDATE seats SET kind = 'open', player = NULL, owner = NULL, name = '', level = NULL
        WHERE match = $1 AND seat = $2 AND (player = $3 OR kind = 'computer')
        AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting')`;
      const done = (await db.change(sql, [match, seat, player])) === 1;
      if (done) await changed(match);
      return done;
    },
    async begin(match, header, at) {
      const sql = `UPDATE matches SET status = 'playing', header = $2, updated_at = $3
        WHERE id = $1 AND status = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE match = $1 AND kind = 'open')`;
      const done = (await db.change(sql, [match, JSON.stringify(header), at])) === 1;
      if (done) await changed(match);
      return done;
    },
    async finish(match, result, at) {
      const sql = `UPDATE matches SET status = 'finished', result = $2, updated_at = $3
        WHERE id = $1 AND status = 'playing'`;
      const done = (await db.change(sql, [match, JSON.stringify(result), at])) === 1;
      if (done) await changed(match);
      return done;
    },
    async remove(match) {
      await db.transaction(async (q) => {
        for (const table of tables) await q.change(`DELETE FROM ${table} WHERE match = $1`, [match]);
        await q.change('DELETE FROM matches WHERE id = $1', [match]);
      });
      await changed(match);
    },
    async count({ createdBy, status, computers = false, since = 0 }) {
      const only = computers
        ? `AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'computer')`
        : '';
      const sql = `SELECT COUNT(*) AS n FROM matches WHERE created_by = $1 AND status = $2 AND created_at >= $3 ${only}`;
      return Number((await db.query(sql, [createdBy, status, since]))[0]?.n ?? 0);
    },
    async withComputers(before, limit, after = '') {
      const rows = await db.query(
        `SELECT id FROM matches WHERE status = 'playing' AND id > $3
         AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'computer')
         AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'human')
         AND NOT EXISTS (SELECT 1 FROM entries WHERE match = matches.id AND at >= $1)
         ORDER BY id LIMIT $2`,
        [before, limit, after],
      );
      return rows.map((row) => row.id as string);
    },
    async visit(match, player, number, at) {
      await db.change(
        `INSERT INTO visits (match, player, number, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match, player) DO UPDATE SET number = excluded.number, at = excluded.at`,
        [match, player, number, at],
      );
    },
    async visited(match, player) {
      const row = (
        await db.query('SELECT number, at FROM visits WHERE match = $1 AND player = $2', [match, player])
      )[0];
      return row ? { number: Number(row.number), at: Number(row.at) } : null;
    },
  };
}
