import { MatchInfo } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { infoOf } from '../../tables/header.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const invitation = route({
  method: 'GET',
  url: '/api/invitations/:invite',
  auth: 'anyone',
  summary: 'The match behind an invitation link.',
  params: Type.Object({ invite: Type.String({ maxLength: 64 }) }),
  reply: MatchInfo,
  async handle({ app, params, player }) {
    const row = await app.store.matches.byInvite(params.invite);
    if (!row) throw new HttpError(404, 'no-such-match', 'no such match');
    const info = infoOf(row, await app.store.matches.seats(row.id), player?.id ?? null);
    return { ...info, invite: row.invite };
  },
});
