import { CountedMeeting, MarkSetAside, type Meeting, Rating, RatingChange } from '../rows.ts';
import type { RatingStore } from '../store.ts';
import type { Database, SqlRow } from './database.ts';
import { row } from './row.ts';

const read = row(Rating);

const readChange = row(RatingChange);

const readCounted = row(CountedMeeting);

const readSetAside = row(MarkSetAside);

function readMeeting(found: SqlRow): Meeting {
  const { one, other, ...counted } = readCounted(found);
  return { players: [one, other], ...counted };
}

const meetings = `SELECT a.player AS one, b.player AS other, a.game AS game, COUNT(*) AS met,
  SUM(CASE WHEN a.after > a.before THEN 1 ELSE 0 END) AS rose, SUM(a.after - a.before) AS gained
  FROM rating_changes a JOIN rating_changes b ON b.match = a.match AND b.player <> a.player
  WHERE a.at > $1 GROUP BY a.player, b.player, a.game
  HAVING COUNT(*) >= $2 AND (SUM(a.after - a.before) > 0
    OR SUM(a.after - a.before) = 0 AND a.player < b.player) ORDER BY met DESC, one, other LIMIT 100`;

const uncounted = `SELECT a.owner AS one, b.owner AS other, m.game AS game, COUNT(*) AS met, 0 AS rose, 0 AS gained
  FROM matches m JOIN seats a ON a.match = m.id JOIN seats b ON b.match = m.id AND b.owner > a.owner
  WHERE m.status = 'finished' AND m.updated_at > $1 AND m.settings LIKE '%"rated":true%'
  AND NOT EXISTS (SELECT 1 FROM rated r WHERE r.match = m.id)
  GROUP BY a.owner, b.owner, m.game HAVING COUNT(*) >= $2 ORDER BY met DESC, one, other LIMIT 100`;

const put = `INSERT INTO ratings (player, game, rating, deviation, volatility, games, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
  volatility = excluded.volatility, games = excluded.games, updated_at = excluded.updated_at`;

const setAside = `INSERT INTO marks_set_aside (reason, game, one, other, matches, at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (reason, game, one, other) DO UPDATE SET matches = excluded.matches, at = excluded.at`;

export function ratingStore(db: Database): RatingStore {
  return {
    async get(player, game) {
      const row = (
        await db.query('SELECT * FROM ratings WHERE player = $1 AND game = $2', [player, game])
      )[0];
      return row ? read(row) : null;
    },
    async ofPlayer(player) {
      return (await db.query('SELECT * FROM ratings WHERE player = $1 ORDER BY game', [player])).map(read);
    },
    async best(game, limit) {
      const sql =
        'SELECT * FROM ratings WHERE game = $1 ORDER BY rating - 2 * deviation DESC, player LIMIT $2';
      return (await db.query(sql, [game, limit])).map(read);
    },
    record(match, ratings, changes) {
      return db.transaction(async (q) => {
        const first = await q.change('INSERT INTO rated (match) VALUES ($1) ON CONFLICT DO NOTHING', [match]);
        if (first === 0) return false;
        for (const r of ratings) {
          await q.change(put, [r.player, r.game, r.rating, r.deviation, r.volatility, r.games, r.updatedAt]);
        }
        for (const c of changes) {
          await q.change(
            `INSERT INTO rating_changes (match, player, game, before, after, deviation, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [c.match, c.player, c.game, c.before, c.after, c.deviation, c.at],
          );
        }
        return true;
      });
    },
    async history(player, limit) {
      const rows = await db.query(
        'SELECT * FROM rating_changes WHERE player = $1 ORDER BY at DESC, match LIMIT $2',
        [player, limit],
      );
      return rows.map(readChange);
    },
    async meetings(since, least) {
      return (await db.query(meetings, [since, least])).map(readMeeting);
    },
    async uncounted(since, least) {
      return (await db.query(uncounted, [since, least])).map(readMeeting);
    },
    async setAside({ reason, game, one, other, matches, at }) {
      await db.change(setAside, [reason, game, one, other, matches, at]);
    },
    async marksSetAside(since) {
      return (await db.query('SELECT * FROM marks_set_aside WHERE at > $1', [since])).map(readSetAside);
    },
  };
}
