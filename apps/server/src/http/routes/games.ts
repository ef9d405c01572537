import { GameInfo } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { route } from '../route.ts';

export const games = route({
  method: 'GET',
  url: '/api/games',
  auth: 'anyone',
  summary: 'What is played here.',
  reply: Type.Object({ games: Type.Array(GameInfo) }),
  async handle({ app }) {
    return {
      games: [...app.games.values()].map(({ game, computers }) => ({
        id: game.id,
        title: game.title,
        version: game.version,
        computers: [...computers],
      })),
    };
  },
});
