import { createHash } from 'node:crypto';
import type { DicePromise } from '@dustfront/protocol';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import type { MatchRow, Player, SeatRow } from '../store/store.ts';
import { newSecret } from '../tables/header.ts';
import { beginIfFull } from './begin.ts';
import { sit } from './sit.ts';

/** The same again with the seats passed on by one. Whoever asks first makes it, the others sit down in it. */
export async function rematch(app: App, player: Player, id: string, dice?: DicePromise): Promise<string> {
  const old = await app.store.matches.byId(id);
  const oldSeats = await app.store.matches.seats(id);
  const own = oldSeats.findIndex((s) => s.player === player.id);
  if (!old || own < 0) throw new HttpError(404, 'no-such-match', 'no such match');
  if (old.status !== 'finished') throw new HttpError(409, 'not-finished', 'the match is not finished');
  // One rematch per match, whoever asks and on whatever process.
  const next = createHash('sha256').update(`rematch:${id}`).digest('base64url').slice(0, 16);
  const now = app.now();
  const row: MatchRow = {
    ...old,
    id: next,
    status: 'waiting',
    invite: app.random().slice(0, 32),
    createdBy: player.id,
    createdAt: now,
    updatedAt: now,
    header: null,
    secret: newSecret(app.random()),
    result: null,
    rematchOf: id,
  };
  const seats = oldSeats.map((_, seat): SeatRow => {
    const before = oldSeats[(seat + oldSeats.length - 1) % oldSeats.length]!;
    const nobody = { owner: null, ownerName: '', wanted: null, lent: false };
    const base = { match: next, seat: String(seat), anchor: null, contribution: '', ...nobody };
    if (before.player === null)
      return { ...base, kind: 'computer', player: null, name: before.name, level: before.level };
    return { ...base, kind: 'open', player: null, name: '', level: null };
  });
  const fresh = await app.store.matches.create(row, seats);
  const stored = (await app.store.matches.byId(next))!;
  const taken = await app.store.matches.seats(next);
  if (stored.status === 'waiting' && !taken.some((s) => s.player === player.id)) {
    await sit(app, player, next, (own + 1) % oldSeats.length, {
      invite: stored.invite,
      ...(dice === undefined ? {} : { dice }),
    });
  }
  await beginIfFull(app, next, player.id);
  if (fresh) await invite(app, player, oldSeats, stored);
  return next;
}

async function invite(app: App, from: Player, seats: SeatRow[], row: MatchRow): Promise<void> {
  for (const { player } of seats) {
    if (!player || player === from.id) continue;
    const body = { game: row.game, from: from.name, invite: row.invite };
    await app.notifier.tell({
      id: `rematch:${row.id}:${player}`,
      player,
      match: row.id,
      kind: 'rematch',
      body,
    });
  }
}
