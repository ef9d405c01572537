import { DeleteAccountBody } from '@dustfront/protocol/schema';
import { note } from '../note.ts';
import { route } from '../route.ts';
import { setCookie } from '../session.ts';

export const deleteMe = route({
  method: 'DELETE',
  url: '/api/me',
  auth: 'player',
  summary: 'Delete oneself. Matches stay, without the name; the words are gone.',
  body: DeleteAccountBody,
  limit: (app) => app.config.limits.logins,
  async handle({ app, player, session, body, reply, request }) {
    // Without a password a passkey has to be shown.
    if (player.password === null) await app.accounts.confirm(player, session, undefined);
    await app.accounts.remove(player, body.password);
    setCookie(app, reply, null);
    note(request, 'deleted', player.id);
    return {};
  },
});
