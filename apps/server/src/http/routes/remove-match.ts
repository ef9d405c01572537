import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const removeMatch = route({
  method: 'DELETE',
  url: '/api/matches/:id',
  auth: 'player',
  summary: 'Withdraw a match that has not begun.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  async handle({ app, player, params }) {
    const row = await app.store.matches.byId(params.id);
    if (row?.createdBy !== player.id) throw new HttpError(404, 'no-such-match', 'no such match');
    if (row.status !== 'waiting') throw new HttpError(409, 'already-begun', 'the match has begun');
    await app.store.matches.remove(params.id);
    return {};
  },
});
