import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { note } from '../note.ts';
import { route } from '../route.ts';

export const revokeSession = route({
  method: 'DELETE',
  url: '/api/sessions/:id',
  auth: 'player',
  summary: 'Sign out somewhere else.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  async handle({ app, player, session: own, params, request }) {
    await app.accounts.confirm(player, own, undefined);
    const session = await app.store.sessions.byToken(params.id);
    if (session?.player !== player.id) throw new HttpError(404, 'no-such-session', 'no such session');
    await app.store.sessions.revoke(params.id);
    note(request, 'session-revoked', player.id);
    return {};
  },
});
