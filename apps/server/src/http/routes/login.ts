import { LoginBody, SignedIn } from '@dustfront/protocol/schema';
import { route } from '../route.ts';
import { setCookie } from '../session.ts';

export const login = route({
  method: 'POST',
  url: '/api/login',
  auth: 'anyone',
  summary: 'Sign in with name and password.',
  body: LoginBody,
  reply: SignedIn,
  limit: (app) => app.config.limits.logins,
  async handle({ app, body, session, request, reply }) {
    const player = await app.accounts.login(body.name, body.password);
    if (session) await app.store.sessions.revoke(session.tokenHash);
    const token = await app.accounts.open(player, request.headers['user-agent'] ?? '');
    setCookie(app, reply, token);
    request.log.info({ event: 'signed-in', player: player.id }, 'signed-in');
    return { me: app.accounts.me(player), token };
  },
});
