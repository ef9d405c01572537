import type { MailStore } from '../store.ts';
import type { Database } from './database.ts';

const claim = `INSERT INTO mail (player, failures, free_at, trouble) VALUES ($1, 0, $3, NULL)
  ON CONFLICT (player) DO UPDATE SET free_at = excluded.free_at WHERE mail.free_at <= $2 RETURNING *`;

export function mailStore(db: Database): MailStore {
  return {
    async claim(player, now, until) {
      const mine = (await db.query(claim, [player, now, until]))[0];
      const row = mine ?? (await db.query('SELECT * FROM mail WHERE player = $1', [player]))[0];
      return {
        mine: mine !== undefined,
        failures: Number(row?.failures ?? 0),
        freeAt: Number(row?.free_at ?? now),
        trouble: (row?.trouble ?? null) as string | null,
      };
    },
    async settle(player, { failures, freeAt, trouble }) {
      await db.change('UPDATE mail SET failures = $2, free_at = $3, trouble = $4 WHERE player = $1', [
        player,
        failures,
        freeAt,
        trouble,
      ]);
    },
  };
}
