import Type from 'typebox';
import { route } from '../route.ts';

export const unmute = route({
  method: 'DELETE',
  url: '/api/mutes/:player',
  auth: 'player',
  summary: 'Hear somebody again.',
  params: Type.Object({ player: Type.String({ maxLength: 64 }) }),
  async handle({ app, player, params }) {
    await app.store.players.mute(player.id, params.player, false);
    await app.store.tell({ topic: 'sessions', id: player.id, number: 0 });
    return {};
  },
});
