import { PasswordBody } from '@dustfront/protocol/schema';
import { note } from '../note.ts';
import { route } from '../route.ts';

export const password = route({
  method: 'POST',
  url: '/api/password',
  auth: 'player',
  summary: 'Change the password; every other session ends.',
  body: PasswordBody,
  limit: (app) => app.config.limits.logins,
  async handle({ app, player, session, body, request }) {
    await app.accounts.changePassword(player, body.current, body.next, session.tokenHash);
    note(request, 'password-changed', player.id);
    return {};
  },
});
