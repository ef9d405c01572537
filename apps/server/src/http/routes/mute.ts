import { MuteBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';

export const mute = route({
  method: 'POST',
  url: '/api/mutes',
  auth: 'player',
  summary: "Hear no more of somebody's chat.",
  body: MuteBody,
  async handle({ app, player, body }) {
    await app.store.players.mute(player.id, body.player, true);
    await app.store.tell({ topic: 'sessions', id: player.id, number: 0 });
    return {};
  },
});
