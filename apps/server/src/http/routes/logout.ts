import { note } from '../note.ts';
import { route } from '../route.ts';
import { setCookie } from '../session.ts';

export const logout = route({
  method: 'POST',
  url: '/api/logout',
  auth: 'player',
  summary: 'End this session.',
  async handle({ app, session, reply, request, player }) {
    await app.store.sessions.revoke(session.tokenHash);
    setCookie(app, reply, null);
    note(request, 'signed-out', player.id);
    return {};
  },
});
