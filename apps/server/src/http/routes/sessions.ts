import { SessionInfo } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { route } from '../route.ts';

export const sessions = route({
  method: 'GET',
  url: '/api/sessions',
  auth: 'player',
  summary: 'Where one is signed in.',
  reply: Type.Object({ sessions: Type.Array(SessionInfo) }),
  async handle({ app, player, session }) {
    const all = await app.store.sessions.ofPlayer(player.id);
    return {
      sessions: all.map(({ tokenHash, createdAt, seenAt, expiresAt, label }) => ({
        id: tokenHash,
        createdAt,
        seenAt,
        expiresAt,
        label,
        current: tokenHash === session.tokenHash,
      })),
    };
  },
});
