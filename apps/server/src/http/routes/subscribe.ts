import { PushBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';

export const subscribe = route({
  method: 'POST',
  url: '/api/push',
  auth: 'player',
  summary: 'Have notices pushed to this browser.',
  body: PushBody,
  async handle({ app, player, body }) {
    await app.store.notices.subscribe({
      endpoint: body.endpoint,
      player: player.id,
      keys: body.keys,
      createdAt: app.now(),
    });
    return {};
  },
});
