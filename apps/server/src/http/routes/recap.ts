import { Recap } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { entriesFor } from '../../tables/tell.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const recap = route({
  method: 'GET',
  url: '/api/matches/:id/recap',
  auth: 'player',
  summary: 'What happened since one last looked.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  reply: Recap,
  async handle({ app, player, params }) {
    const table = await app.tables.get(params.id);
    const seat = table?.seatOf(player.id) ?? null;
    if (!table || seat === null) throw new HttpError(404, 'no-such-match', 'no such match');
    const visit = await app.store.matches.visited(params.id, player.id);
    const since = visit?.number ?? 0;
    return table.read((ledger) => ({
      match: params.id,
      since,
      number: ledger?.number ?? 0,
      lastVisit: visit?.at ?? null,
      entries: ledger ? entriesFor(ledger, seat, since) : [],
    }));
  },
});
