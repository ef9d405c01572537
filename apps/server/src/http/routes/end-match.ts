import { EndMatchBody } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { endMatch as end } from '../../matches/end.ts';
import { route } from '../route.ts';

export const endMatch = route({
  method: 'POST',
  url: '/api/matches/:id/end',
  auth: 'moderator',
  summary: 'End a match: nobody wins and nobody is rated. One that has not begun is removed.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  body: EndMatchBody,
  async handle({ app, player, params, body, request }) {
    await end(app, params.id, body.reason);
    request.log.warn(
      { event: 'match-ended', match: params.id, by: player.id, reason: body.reason },
      'match-ended',
    );
    return {};
  },
});
