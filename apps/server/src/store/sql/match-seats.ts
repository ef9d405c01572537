import type { MatchStore } from '../store.ts';
import type { Database } from './database.ts';
import { readSeat } from './match-rows.ts';

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

type Seats = Pick<MatchStore, 'seats' | 'sit' | 'replaceSeat' | 'leave' | 'promise' | 'giveWord'>;

/** The seats of a match: who sits, leaves, promises and gives a word. */
export function matchSeats(db: Database): Seats {
  const changed = (id: string): Promise<void> => db.tell({ topic: 'match', id, number: 0 });
  return {
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
  };
}
