import { AccountBody, SignedIn } from '@dustfront/protocol/schema';
import { note } from '../note.ts';
import { route } from '../route.ts';
import { openSession } from '../session.ts';

export const register = route({
  method: 'POST',
  url: '/api/account',
  auth: 'anyone',
  summary: 'Make an account. A guest keeps its matches.',
  body: AccountBody,
  reply: SignedIn,
  limit: (app) => app.config.limits.logins,
  async handle({ app, body, player, session, request, reply }) {
    const account = await app.accounts.register(player, body.name, body.password);
    // A new session, so that one planted before signing up is worth nothing.
    if (session) await app.store.sessions.revoke(session.tokenHash);
    const opened = await openSession(app, request, reply, account);
    note(request, 'registered', account.id);
    return { me: app.accounts.me(account), ...opened };
  },
});
