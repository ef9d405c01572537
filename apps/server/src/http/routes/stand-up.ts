import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const standUp = route({
  method: 'DELETE',
  url: '/api/matches/:id/seats/:seat',
  auth: 'player',
  summary:
    'Stand up before the match begins; while it is played, hand the seat to a computer, or back to its owner.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }), seat: Type.String({ pattern: '^\\d{1,2}$' }) }),
  async handle({ app, player, params }) {
    const row = await app.store.matches.byId(params.id);
    const seat = (await app.store.matches.seats(params.id))[Number(params.seat)];
    if (!row || !seat) throw new HttpError(404, 'no-such-match', 'no such match');
    const own = seat.player === player.id;
    const ownComputer = seat.kind === 'computer' && row.createdBy === player.id;
    if (!own && !ownComputer) throw new HttpError(403, 'not-yours', 'that is not your seat');
    if (row.status === 'waiting') {
      await app.store.matches.leave(row.id, params.seat, player.id);
      return {};
    }
    const level = app.games.get(row.game)?.computers.at(-1) ?? null;
    if (!own || level === null) throw new HttpError(409, 'already-begun', 'the match has begun');
    const table = await app.tables.get(row.id);
    const number = await table?.read((ledger) => ledger?.number ?? 0);
    const command = { do: 'leave', seat: Number(params.seat), computer: level } as const;
    await table?.command(player.id, `leave:${number}`, command);
    return {};
  },
});
