import type { MatchStore } from '../store.ts';
import { briefSettings } from './brief.ts';
import type { Database } from './database.ts';
import { matchLists } from './match-lists.ts';
import { readMatch, readSeat } from './match-rows.ts';

const insert = `INSERT INTO matches (id, game, mode, status, visibility, invite, created_by, created_at, updated_at,
  settings, header, secret, result, rematch_of, brief) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING`;

const insertSeat = `INSERT INTO seats (match, seat, place, kind, player, owner, name, level, contribution, anchor)
  VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)`;

const selectSeats = `SELECT seats.*, players.name AS owner_name FROM seats
  LEFT JOIN players ON players.id = seats.owner WHERE match = $1 ORDER BY place`;

const replaceSeat = `UPDATE seats SET kind = $3, player = $4, name = $5, level = $6, wanted = $7, lent = $8, owner = $9
  WHERE match = $1 AND seat = $2`;

const sit = `UPDATE seats SET kind = $3, player = $4, owner = $4, name = $5, level = $6, contribution = $7, anchor = $8
  WHERE match = $1 AND seat = $2 AND kind = 'open'
  AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting')
  AND NOT EXISTS (SELECT 1 FROM seats other WHERE other.match = $1 AND other.player = $4)`;

const waiting = `EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting')`;

/** Whoever has given a word promises anew: it was given to a table of other people. */
const voidWords = `UPDATE seats SET anchor = '', contribution = '' WHERE match = $1 AND anchor IS NOT NULL
  AND contribution <> '' AND ${waiting}`;

const promise = `UPDATE seats SET anchor = $4 WHERE match = $1 AND seat = $2 AND player = $3 AND contribution = ''
  AND ${waiting}`;

/** Only when everybody sits and has promised: until then no word is worth anything. */
const giveWord = `UPDATE seats SET contribution = $4 WHERE match = $1 AND seat = $2 AND player = $3
  AND contribution = '' AND ${waiting}
  AND NOT EXISTS (SELECT 1 FROM seats WHERE match = $1 AND (kind = 'open' OR anchor = ''))`;

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
    ...matchLists(db),
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
          JSON.stringify(briefSettings(m.settings)),
        ]);
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
    async seats(match) {
      return (await db.query(selectSeats, [match])).map(readSeat);
    },
    async sit(s) {
      const { match, seat, kind, player, name, level, contribution, anchor } = s;
      const values = [match, seat, kind, player, name, level, contribution, anchor];
      const done = (await db.change(sit, values)) === 1;
      if (done) await changed(s.match);
      return done;
    },
    async replaceSeat(s) {
      const { match, seat, kind, player, name, level, wanted, lent, owner } = s;
      await db.change(replaceSeat, [match, seat, kind, player, name, level, wanted, lent ? 1 : 0, owner]);
      await changed(match);
    },
    async leave(match, seat, player) {
      const sql = `UPDATE seats SET kind = 'open', player = NULL, owner = NULL, name = '', level = NULL,
        anchor = NULL, contribution = '' WHERE match = $1 AND seat = $2 AND (player = $3 OR kind = 'computer')
        AND ${waiting}`;
      const done = await db.transaction(async (q) => {
        if ((await q.change(sql, [match, seat, player])) === 0) return false;
        await q.change(voidWords, [match]);
        return true;
      });
      if (done) await changed(match);
      return done;
    },
    async promise(match, seat, player, anchor) {
      const done = await db.transaction(async (q) => {
        if ((await q.change(promise, [match, seat, player, anchor])) === 0) return false;
        await q.change(voidWords, [match]);
        return true;
      });
      if (done) await changed(match);
      return done;
    },
    async giveWord(match, seat, player, word) {
      const done = (await db.change(giveWord, [match, seat, player, word])) === 1;
      if (done) await changed(match);
      return done;
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
