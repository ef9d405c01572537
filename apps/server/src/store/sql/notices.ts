import { Notice, PushAddress } from '../rows.ts';
import type { NoticeStore } from '../store.ts';
import type { Database } from './database.ts';
import { row } from './row.ts';

const read = row(Notice);
const readAddress = row(PushAddress);

export function noticeStore(db: Database): NoticeStore {
  return {
    async add(n) {
      const stored = await db.change(
        `INSERT INTO notices (id, player, match, kind, body, at, read_at, mailed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        [n.id, n.player, n.match, n.kind, JSON.stringify(n.body), n.at, n.readAt, n.mailedAt],
      );
      if (stored === 1) await db.tell({ topic: 'notice', id: n.player, number: 0 });
      return stored === 1;
    },
    async unread(player, limit) {
      const rows = await db.query(
        'SELECT * FROM notices WHERE player = $1 AND read_at IS NULL ORDER BY at DESC, id LIMIT $2',
        [player, limit],
      );
      return rows.map(read);
    },
    async read(player, ids, at) {
      for (const id of ids) {
        await db.change('UPDATE notices SET read_at = $3 WHERE player = $1 AND id = $2', [player, id, at]);
      }
    },
    async settle(player, match, what, at) {
      await db.change(
        `UPDATE notices SET read_at = $3
         WHERE player = $1 AND match = $2 AND read_at IS NULL AND (kind = 'turn') = (CAST($4 AS TEXT) = 'turn')`,
        [player, match, at, what],
      );
    },
    async unmailed(player) {
      const rows = await db.query(
        'SELECT * FROM notices WHERE player = $1 AND mailed_at IS NULL AND read_at IS NULL ORDER BY at, id',
        [player],
      );
      return rows.map(read);
    },
    async mailed(ids, at) {
      for (const id of ids) await db.change('UPDATE notices SET mailed_at = $2 WHERE id = $1', [id, at]);
    },
    async subscribe(a) {
      await db.change(
        `INSERT INTO push_addresses (endpoint, player, keys, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, keys = excluded.keys`,
        [a.endpoint, a.player, JSON.stringify(a.keys), a.createdAt],
      );
    },
    async unsubscribe(endpoint) {
      await db.change('DELETE FROM push_addresses WHERE endpoint = $1', [endpoint]);
    },
    async addresses(player) {
      const rows = await db.query('SELECT * FROM push_addresses WHERE player = $1 ORDER BY endpoint', [
        player,
      ]);
      return rows.map(readAddress);
    },
  };
}
