import { Passkey, Session } from '../rows.ts';
import type { PasskeyStore, SessionStore } from '../store.ts';
import type { Database } from './database.ts';
import { row } from './row.ts';

const read = row(Session);

export function sessionStore(db: Database): SessionStore {
  return {
    async create(s) {
      await db.change(
        `INSERT INTO sessions (token_hash, player, created_at, expires_at, seen_at, label)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [s.tokenHash, s.player, s.createdAt, s.expiresAt, s.seenAt, s.label],
      );
    },
    async byToken(tokenHash) {
      const row = (await db.query('SELECT * FROM sessions WHERE token_hash = $1', [tokenHash]))[0];
      return row ? read(row) : null;
    },
    async seen(tokenHash, at, expiresAt) {
      await db.change('UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token_hash = $1', [
        tokenHash,
        at,
        expiresAt,
      ]);
    },
    async ofPlayer(player) {
      const rows = await db.query(
        'SELECT * FROM sessions WHERE player = $1 ORDER BY created_at, token_hash',
        [player],
      );
      return rows.map(read);
    },
    async revoke(tokenHash) {
      const rows = await db.query('DELETE FROM sessions WHERE token_hash = $1 RETURNING player', [tokenHash]);
      if (rows[0]) await db.tell({ topic: 'sessions', id: rows[0].player as string, number: 0 });
    },
    async revokeAll(player, except) {
      await db.change('DELETE FROM sessions WHERE player = $1 AND token_hash <> $2', [player, except ?? '']);
      await db.tell({ topic: 'sessions', id: player, number: 0 });
    },
    async removeExpired(now) {
      const rows = await db.query('DELETE FROM sessions WHERE expires_at <= $1 RETURNING player', [now]);
      // A socket of theirs that is still open ends with them.
      for (const id of new Set(rows.map(({ player }) => player as string)))
        await db.tell({ topic: 'sessions', id, number: 0 });
      return rows.length;
    },
  };
}

const readPasskey = row(Passkey);

export function passkeyStore(db: Database): PasskeyStore {
  return {
    async challenge(challenge, player, expiresAt) {
      await db.change('INSERT INTO challenges (challenge, player, expires_at) VALUES ($1, $2, $3)', [
        challenge,
        player,
        expiresAt,
      ]);
    },
    async takeChallenge(challenge, player, now) {
      const rows = await db.query(
        'DELETE FROM challenges WHERE challenge = $1 RETURNING player, expires_at',
        [challenge],
      );
      await db.change('DELETE FROM challenges WHERE expires_at <= $1', [now]);
      return rows[0] !== undefined && rows[0].player === player && Number(rows[0].expires_at) > now;
    },
    async add(k) {
      await db.change(
        `INSERT INTO passkeys (id, player, public_key, counter, transports, created_at, label)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [k.id, k.player, k.publicKey, k.counter, JSON.stringify(k.transports), k.createdAt, k.label],
      );
    },
    async byId(id) {
      const row = (await db.query('SELECT * FROM passkeys WHERE id = $1', [id]))[0];
      return row ? readPasskey(row) : null;
    },
    async ofPlayer(player) {
      const rows = await db.query('SELECT * FROM passkeys WHERE player = $1 ORDER BY created_at, id', [
        player,
      ]);
      return rows.map(readPasskey);
    },
    async used(id, counter) {
      await db.change('UPDATE passkeys SET counter = $2 WHERE id = $1', [id, counter]);
    },
    async remove(id, player) {
      await db.change('DELETE FROM passkeys WHERE id = $1 AND player = $2', [id, player]);
    },
  };
}
