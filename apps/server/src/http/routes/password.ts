import { PasswordBody } from '@dustfront/protocol/schema';
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
    request.log.info({ event: 'password-changed', player: player.id }, 'password-changed');
    return {};
  },
});
