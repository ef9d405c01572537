import type { SitBody } from '@dustfront/protocol';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import type { Player } from '../store/store.ts';
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
  if (row.status === 'playing' && body.computer === undefined) return takeSeat(app, player, id, seat);
  if (row.status !== 'waiting') throw new HttpError(409, 'already-begun', 'the match has begun');
  if (body.computer !== undefined) {
    if (row.createdBy !== player.id) throw new HttpError(403, 'not-yours', 'only its creator may do that');
    if (!app.shelf.get(row.game)?.computers.includes(body.computer)) {
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
    const contribution = body.contribution ?? app.random().slice(0, 16);
    const human = {
      ...at,
      kind: 'human' as const,
      player: player.id,
      name: player.name,
      level: null,
      contribution,
    };
    if (!(await app.store.matches.sit(human)))
      throw new HttpError(409, 'seat-taken', 'somebody sits there, or you sit already');
  }
  await beginIfFull(app, id);
}

/** Back from an absence, or in somebody's place who offers the seat. */
async function takeSeat(app: App, player: Player, id: string, seat: number): Promise<void> {
  const table = await app.tables.get(id);
  const state = await table?.read((ledger) => ({
    number: ledger?.number ?? 0,
    owner: ledger?.sitting[seat]?.owner ?? null,
  }));
  const command = { do: 'take', seat, player: player.id } as const;
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
