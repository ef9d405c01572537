import { MatchInfo, SitBody } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { sit as sitDown } from '../../matches/sit.ts';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const sit = route({
  method: 'POST',
  url: '/api/matches/:id/seats/:seat',
  auth: 'player',
  summary: 'Sit down, set a computer down, come back to a seat, or take an offered one as a substitute.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }), seat: Type.String({ pattern: '^\\d{1,2}$' }) }),
  body: SitBody,
  reply: MatchInfo,
  async handle({ app, player, params, body }) {
    await sitDown(app, player, params.id, Number(params.seat), body);
    const row = await app.store.matches.byId(params.id);
    return infoOf(row!, await app.store.matches.seats(params.id), player.id);
  },
});
