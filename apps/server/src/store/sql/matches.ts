import type { MatchRow, MatchStore } from '../store.ts';
import { briefSettings } from './brief.ts';
import type { Database, SqlValue } from './database.ts';
import { matchLists } from './match-lists.ts';
import { readMatch } from './match-rows.ts';
import { matchSeats } from './match-seats.ts';

const insert = `INSERT INTO matches (id, game, mode, status, visibility, invite, created_by, created_at, updated_at,
  settings, header, secret, result, rematch_of, brief)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING`;

const insertSeat = `INSERT INTO seats (match, seat, place, kind, player, owner, name, level, contribution, anchor)
  VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`;

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

const valuesOf = (m: MatchRow): SqlValue[] => [
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
  JSON.stringify(briefSettings(m.settings)),
];

type Own = Omit<
  MatchStore,
  keyof (ReturnType<typeof matchSeats> & ReturnType<typeof matchLists> & ReturnType<typeof visits>)
>;

/** One match: how it comes to be, begins, ends and goes. */
function singleMatches(db: Database): Own {
  const changed = (id: string): Promise<void> => db.tell({ topic: 'match', id, number: 0 });
  return {
    async create(m, seats) {
      const fresh = await db.transaction(async (q) => {
        const stored = await q.change(insert, valuesOf(m));
        if (stored === 0) return false;
        for (const [place, s] of seats.entries()) {
          const { seat, kind, player, name, level, contribution, anchor } = s;
          await q.change(insertSeat, [m.id, seat, place, kind, player, name, level, contribution, anchor]);
        }
        return true;
      });
      if (fresh) await changed(m.id);
      return fresh;
    },
    async byId(id) {
      const row = (await db.query('SELECT * FROM matches WHERE id = $1', [id]))[0];
      return row ? readMatch(row) : null;
    },
    async byInvite(invite) {
      const row = (await db.query('SELECT * FROM matches WHERE invite = $1', [invite]))[0];
      return row ? readMatch(row) : null;
    },
    async begin(match, header, at) {
      const sql = `UPDATE matches SET status = 'playing', header = $2, updated_at = $3, whole = 1
        WHERE id = $1 AND status = 'waiting'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE match = $1
          AND (kind = 'open' OR (anchor IS NOT NULL AND contribution = '')))`;
      const done = (await db.change(sql, [match, JSON.stringify(header), at])) === 1;
      if (done) await changed(match);
      return done;
    },
    async withoutSetup(after, limit) {
      const sql = `SELECT id FROM matches WHERE whole = 0 AND status <> 'waiting' AND id > $1 ORDER BY id LIMIT $2`;
      return (await db.query(sql, [after, limit])).map((row) => row.id as string);
    },
    async saveHeader(match, header) {
      await db.change('UPDATE matches SET header = $2, whole = 1 WHERE id = $1', [
        match,
        JSON.stringify(header),
      ]);
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
  };
}

/** Who has seen how much of a match. */
function visits(db: Database): Pick<MatchStore, 'visit' | 'visited'> {
  return {
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

export const matchStore = (db: Database): MatchStore => ({
  ...matchLists(db),
  ...matchSeats(db),
  ...singleMatches(db),
  ...visits(db),
});
