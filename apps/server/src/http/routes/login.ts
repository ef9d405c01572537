import { LoginBody, SignedIn } from '@dustfront/protocol/schema';
import { moveSeats } from '../../matches/move.ts';
import { note } from '../note.ts';
import { route } from '../route.ts';
import { openSession } from '../session.ts';

export const login = route({
  method: 'POST',
  url: '/api/login',
  auth: 'anyone',
  summary: 'Sign in with name and password.',
  body: LoginBody,
  reply: SignedIn,
  limit: (app) => app.config.limits.logins,
  async handle({ app, body, player: asker, session, request, reply }) {
    const player = await app.accounts.login(body.name, body.password);
    if (asker?.kind === 'guest') await moveSeats(app, asker, player);
    if (session) await app.store.sessions.revoke(session.tokenHash);
    const opened = await openSession(app, request, reply, player);
    note(request, 'signed-in', player.id, { with: 'password' });
    return { me: app.accounts.me(player), ...opened };
  },
});
