import { MatchInfo, RematchBody } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { rematch as again } from '../../matches/rematch.ts';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const rematch = route({
  method: 'POST',
  url: '/api/matches/:id/rematch',
  auth: 'player',
  summary: 'Play the same again with seats changed; the second to ask sits down in the same match.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  body: RematchBody,
  reply: MatchInfo,
  async handle({ app, player, params, body }) {
    const next = await again(app, player, params.id, body?.dice);
    const row = await app.store.matches.byId(next);
    return infoOf(row!, await app.store.matches.seats(next), player.id);
  },
});
