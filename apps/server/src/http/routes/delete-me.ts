import { DeleteAccountBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';
import { setCookie } from '../session.ts';

export const deleteMe = route({
  method: 'DELETE',
  url: '/api/me',
  auth: 'player',
  summary: 'Delete oneself. Matches stay, without the name; the words are gone.',
  body: DeleteAccountBody,
  limit: (app) => app.config.limits.logins,
  async handle({ app, player, body, reply, request }) {
    await app.accounts.remove(player, body.password);
    setCookie(app, reply, null);
    request.log.info({ event: 'deleted', player: player.id }, 'deleted');
    return {};
  },
});
