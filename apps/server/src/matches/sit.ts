import { follows, type SitBody } from '@dustfront/protocol';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import type { Player, SeatRow } from '../store/store.ts';
import { isChained } from '../tables/header.ts';
import { maySit } from './access.ts';
import { beginIfFull } from './begin.ts';
import { maySetComputer } from './quota.ts';

/** Sits down, or (the creator) sets a computer down. */
export async function sit(app: App, player: Player, id: string, seat: number, body: SitBody): Promise<void> {
  const row = await app.store.matches.byId(id);
  const seats = await app.store.matches.seats(id);
  if (!row || !maySit(row, seats, player.id, body.invite))
    throw new HttpError(404, 'no-such-match', 'no such match');
  const at = seats[seat];
  if (!at) throw new HttpError(404, 'no-such-seat', 'no such seat');
  if (row.status === 'playing' && body.computer === undefined)
    return takeSeat(app, player, id, seat, body.dice?.anchor);
  if (row.status !== 'waiting') throw new HttpError(409, 'already-begun', 'the match has begun');
  // The seats of a rematch are for those who played; to others it is shown when they have let it go.
  if (row.rematchOf !== null && body.computer === undefined) {
    const played = await app.store.matches.seats(row.rematchOf);
    if (!played.some((s) => s.player === player.id || s.owner === player.id))
      throw new HttpError(403, 'seat-reserved', 'this seat is kept for somebody who played before');
  }
  if (body.computer !== undefined) {
    if (row.createdBy !== player.id) throw new HttpError(403, 'not-yours', 'only its creator may do that');
    if (!app.games.get(row.game)?.computers.includes(body.computer)) {
      throw new HttpError(400, 'no-such-level', 'no computer plays at that level');
    }
    await maySetComputer(app, player);
    const computer = {
      ...at,
      kind: 'computer' as const,
      player: null,
      name: `Computer (${body.computer})`,
      level: body.computer,
    };
    if (!(await app.store.matches.sit(computer)))
      throw new HttpError(409, 'seat-taken', 'somebody sits there');
  } else {
    if (at.player === player.id) return promiseAgain(app, player, at, body.dice?.anchor);
    const dice = isChained(row)
      ? { anchor: body.dice?.anchor ?? null, contribution: '' }
      : { anchor: null, contribution: body.contribution ?? app.random().slice(0, 16) };
    const human = {
      ...at,
      kind: 'human' as const,
      player: player.id,
      name: player.name,
      level: null,
      ...dice,
    };
    if (!(await app.store.matches.sit(human)))
      throw new HttpError(409, 'seat-taken', 'somebody sits there, or you sit already');
  }
  await beginIfFull(app, id, player.id);
}

/** Somebody who sits here already promises another chain, as long as the own word is not given. */
async function promiseAgain(
  app: App,
  player: Player,
  at: SeatRow,
  anchor: string | undefined,
): Promise<void> {
  const done =
    anchor !== undefined && (await app.store.matches.promise(at.match, at.seat, player.id, anchor));
  if (!done) throw new HttpError(409, 'seat-taken', 'you sit there already');
}

/** The first link of the own chain: when all have given theirs the match begins. */
export async function giveWord(app: App, player: Player, id: string, word: string): Promise<void> {
  const seats = await app.store.matches.seats(id);
  const own = seats.find((s) => s.player === player.id);
  if (!own) throw new HttpError(404, 'no-such-match', 'you do not sit in such a match');
  if (!own.anchor || !follows(word, own.anchor))
    throw new HttpError(409, 'wrong-link', 'that is not the first link of the chain you promised');
  const given =
    own.contribution === word || (await app.store.matches.giveWord(id, own.seat, player.id, word));
  if (!given) throw new HttpError(409, 'not-yet', 'not everybody has sat down and promised yet');
  // Whoever was called for it has come.
  await app.store.notices.settle(player.id, id, 'news', app.now());
  await beginIfFull(app, id, player.id);
}

/** Back from an absence, or in somebody's place who offers the seat. */
async function takeSeat(
  app: App,
  player: Player,
  id: string,
  seat: number,
  anchor: string | undefined,
): Promise<void> {
  const table = await app.tables.get(id);
  const state = await table?.read((ledger) => ({
    number: ledger?.number ?? 0,
    owner: ledger?.sitting[seat]?.owner ?? null,
  }));
  const promised = anchor === undefined ? {} : { anchor };
  const command = { do: 'take', seat, player: player.id, ...promised } as const;
  const reply = await table?.command(player.id, `take:${seat}:${state?.number}`, command);
  if (!reply || 'refused' in reply)
    throw new HttpError(409, reply?.refused.code ?? 'gone', 'the seat cannot be taken now');
  const owner = state?.owner ?? null;
  if (owner === null || owner === player.id) return;
  await app.notifier.tell({
    id: `substitute:${id}:${seat}:${reply.accepted}`,
    player: owner,
    match: id,
    kind: 'substitute',
    body: { game: table!.row.game, from: player.name },
  });
}
