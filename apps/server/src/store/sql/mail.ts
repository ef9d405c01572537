import { MailAddress } from '../rows.ts';
import type { MailStore } from '../store.ts';
import type { Database } from './database.ts';
import { row } from './row.ts';

const claim = `INSERT INTO mail (player, failures, free_at, trouble) VALUES ($1, 0, $3, NULL)
  ON CONFLICT (player) DO UPDATE SET free_at = excluded.free_at WHERE mail.free_at <= $2 RETURNING *`;

const saveAddress = `INSERT INTO mail_addresses
  (player, address, language, token_hash, expires_at, verified_at, stopped_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (player) DO UPDATE SET address = excluded.address, language = excluded.language,
  token_hash = excluded.token_hash, expires_at = excluded.expires_at, verified_at = excluded.verified_at,
  stopped_at = excluded.stopped_at`;

const countLink = `INSERT INTO mail_links (player, address_key, at) SELECT $1, $2, CAST($3 AS BIGINT)
  WHERE (SELECT COUNT(*) FROM mail_links WHERE player = $1 AND at > $4) < $5
  AND (SELECT COUNT(*) FROM mail_links WHERE address_key = $2 AND at > $4) < $6`;

const verify = `UPDATE mail_addresses SET verified_at = $2, token_hash = NULL
  WHERE token_hash = $1 AND expires_at > $2 AND stopped_at IS NULL`;

const read = row(MailAddress);

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
    async address(player) {
      const row = (await db.query('SELECT * FROM mail_addresses WHERE player = $1', [player]))[0];
      return row ? read(row) : null;
    },
    async saveAddress(a) {
      const { player, address, language, tokenHash, expiresAt, verifiedAt, stoppedAt } = a;
      const values = [player, address, language, tokenHash, expiresAt, verifiedAt, stoppedAt];
      await db.change(saveAddress, values);
    },
    async removeAddress(player) {
      await db.change('DELETE FROM mail_addresses WHERE player = $1', [player]);
    },
    async setToken({ player, address }, tokenHash, expiresAt) {
      await db.change(
        'UPDATE mail_addresses SET token_hash = $3, expires_at = $4 WHERE player = $1 AND address = $2',
        [player, address, tokenHash, expiresAt],
      );
    },
    verify: async (tokenHash, now) => (await db.change(verify, [tokenHash, now])) === 1,
    async stop({ player, address }, at) {
      await db.change(
        `UPDATE mail_addresses SET stopped_at = $3, token_hash = NULL
         WHERE player = $1 AND address = $2 AND stopped_at IS NULL`,
        [player, address, at],
      );
    },
    async countLink(player, key, at, bounds) {
      const values = [player, key, at, bounds.since, bounds.player, bounds.address];
      return (await db.change(countLink, values)) === 1;
    },
    async forgetLinks(before) {
      await db.change('DELETE FROM mail_links WHERE at <= $1', [before]);
    },
  };
}
