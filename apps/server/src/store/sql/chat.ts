import { ChatLine, Report } from '../rows.ts';
import type { ChatStore } from '../store.ts';
import type { Database } from './database.ts';
import { row } from './row.ts';

const read = row(ChatLine);

const readReport = row(Report);

const insert = `INSERT INTO chat (match, number, player, name, at, text, command, hidden)
  SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, 0 FROM chat WHERE match = $1
  ON CONFLICT DO NOTHING RETURNING *`;

export function chatStore(db: Database): ChatStore {
  return {
    async add(line) {
      const values = [line.match, line.player, line.name, line.at, line.text, line.command];
      // Two writers may choose the same number at once; the loser counts again.
      for (;;) {
        const stored = (await db.query(insert, values))[0];
        if (stored) {
          const result = read(stored);
          await db.tell({ topic: 'chat', id: line.match, number: result.number });
          return result;
        }
        const earlier = await db.query(
          'SELECT * FROM chat WHERE match = $1 AND player = $2 AND command = $3',
          [line.match, line.player, line.command],
        );
        if (earlier[0]) return read(earlier[0]);
      }
    },
    async since(match, after, limit) {
      const rows = await db.query(
        `SELECT * FROM (SELECT * FROM chat WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3) AS latest
         ORDER BY number`,
        [match, after, limit],
      );
      return rows.map(read);
    },
    async line(match, number) {
      const row = (await db.query('SELECT * FROM chat WHERE match = $1 AND number = $2', [match, number]))[0];
      return row ? read(row) : null;
    },
    async hide(match, number) {
      await db.change('UPDATE chat SET hidden = 1 WHERE match = $1 AND number = $2', [match, number]);
      await db.tell({ topic: 'chat', id: match, number });
    },
    async ofPlayer(player) {
      return (
        await db.query('SELECT * FROM chat WHERE player = $1 ORDER BY at, match, number', [player])
      ).map(read);
    },
    async report(r) {
      await db.change(
        `INSERT INTO reports (id, match, line, reporter, reason, at, resolved_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [r.id, r.match, r.line, r.reporter, r.reason, r.at, r.resolvedAt],
      );
    },
    async reports(limit) {
      const rows = await db.query(
        'SELECT * FROM reports WHERE resolved_at IS NULL ORDER BY at, id LIMIT $1',
        [limit],
      );
      return rows.map(readReport);
    },
    async resolve(report, at) {
      await db.change('UPDATE reports SET resolved_at = $2 WHERE id = $1', [report, at]);
    },
  };
}
