import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const unsubscribe = route({
  method: 'DELETE',
  url: '/api/push',
  auth: 'player',
  summary: 'No more pushes to this browser.',
  body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
  async handle({ app, player, body }) {
    const own = await app.store.notices.addresses(player.id);
    if (!own.some((a) => a.endpoint === body.endpoint))
      throw new HttpError(404, 'no-such-address', 'not subscribed');
    await app.store.notices.unsubscribe(body.endpoint);
    return {};
  },
});
