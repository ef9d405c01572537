import { MatchInfo } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { maySee } from '../../matches/access.ts';
import { infoOf } from '../../tables/header.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const match = route({
  method: 'GET',
  url: '/api/matches/:id',
  auth: 'anyone',
  summary: 'One match from outside: seats, settings, result.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ invite: Type.Optional(Type.String({ maxLength: 64 })) }),
  reply: MatchInfo,
  async handle({ app, params, query, player }) {
    const row = await app.store.matches.byId(params.id);
    const seats = row ? await app.store.matches.seats(row.id) : [];
    if (!row || !maySee(row, seats, player?.id ?? null, query.invite)) {
      throw new HttpError(404, 'no-such-match', 'no such match');
    }
    return infoOf(row, seats, player?.id ?? null);
  },
});
