import { Player } from '../rows.ts';
import type { PlayerStore } from '../store.ts';
import type { Database, SqlValue } from './database.ts';
import { row } from './row.ts';

const read = row(Player);

const values = (p: Player): SqlValue[] => [
  p.id,
  p.kind,
  p.name,
  p.nameKey,
  p.password,
  p.email,
  JSON.stringify(p.settings),
  p.createdAt,
  p.deletedAt,
];

const insert = `INSERT INTO players (id, kind, name, name_key, password, email, settings, created_at, deleted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`;

const update = `UPDATE players SET kind = $2, name = $3, name_key = $4, password = $5, email = $6, settings = $7,
  created_at = $8, deleted_at = $9
  WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM players other WHERE other.name_key = $4 AND other.id <> $1)`;

const idleGuests = `SELECT id FROM players WHERE kind = 'guest' AND deleted_at IS NULL AND created_at < $1
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen_at >= $1)
  AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id)
  AND NOT EXISTS (SELECT 1 FROM seats WHERE owner = players.id)
  AND NOT EXISTS (SELECT 1 FROM matches WHERE created_by = players.id)
  AND NOT EXISTS (SELECT 1 FROM chat WHERE player = players.id)
  AND NOT EXISTS (SELECT 1 FROM ratings WHERE player = players.id)
  LIMIT 500`;

const personal = [
  'sessions',
  'passkeys',
  'mutes',
  'notices',
  'push_addresses',
  'mail',
  'mail_addresses',
] as const;

export function playerStore(db: Database): PlayerStore {
  return {
    create: async (player) => (await db.change(insert, values(player))) === 1,
    async byId(id) {
      const row = (await db.query('SELECT * FROM players WHERE id = $1', [id]))[0];
      return row ? read(row) : null;
    },
    async byName(nameKey) {
      const row = (await db.query('SELECT * FROM players WHERE name_key = $1', [nameKey]))[0];
      return row ? read(row) : null;
    },
    async update(player) {
      try {
        return (await db.change(update, values(player))) === 1;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    async erase(id, at) {
      await db.transaction(async (q) => {
        for (const table of personal) await q.change(`DELETE FROM ${table} WHERE player = $1`, [id]);
        await q.change('DELETE FROM mutes WHERE muted = $1', [id]);
        await q.change(`UPDATE chat SET text = '', name = 'deleted', hidden = 1 WHERE player = $1`, [id]);
        await q.change(`UPDATE seats SET name = 'deleted' WHERE player = $1`, [id]);
        await q.change('DELETE FROM ratings WHERE player = $1', [id]);
        await q.change(
          `UPDATE players SET name = 'deleted', name_key = NULL, password = NULL, email = NULL, kind = 'guest',
           settings = '{}', deleted_at = $2 WHERE id = $1`,
          [id, at],
        );
      });
    },
    async removeIdleGuests(before) {
      return db.transaction(async (q) => {
        const rows = await q.query(idleGuests, [before]);
        for (const { id } of rows) {
          for (const table of personal) await q.change(`DELETE FROM ${table} WHERE player = $1`, [id!]);
          await q.change('DELETE FROM mutes WHERE muted = $1', [id!]);
          await q.change('DELETE FROM players WHERE id = $1', [id!]);
        }
        return rows.length;
      });
    },
    async mute(player, muted, on) {
      const sql = on
        ? 'INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'DELETE FROM mutes WHERE player = $1 AND muted = $2';
      await db.change(sql, [player, muted]);
    },
    async mutes(player) {
      const rows = await db.query('SELECT muted FROM mutes WHERE player = $1 ORDER BY muted', [player]);
      return rows.map((row) => row.muted as string);
    },
  };
}

/** Two renames to one name at the same moment: the second one's unique index says so. */
function isDuplicate(error: unknown): boolean {
  const e = error as { code?: string; errcode?: number };
  return e.code === '23505' || e.errcode === 2067;
}
