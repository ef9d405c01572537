import { SignedIn } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { placeOf, signInWithPasskey } from '../../accounts/passkeys.ts';
import { moveSeats } from '../../matches/move.ts';
import { note } from '../note.ts';
import { route } from '../route.ts';
import { openSession } from '../session.ts';

export const passkeyLogin = route({
  method: 'POST',
  url: '/api/login/passkey',
  auth: 'anyone',
  summary: 'Sign in with a passkey.',
  body: Type.Object(
    { response: Type.Object({ id: Type.String({ maxLength: 400 }) }, { additionalProperties: true }) },
    { additionalProperties: false },
  ),
  reply: SignedIn,
  limit: (app) => app.config.limits.logins,
  async handle({ app, body, player: asker, session, request, reply }) {
    const player = await signInWithPasskey(app, body.response as never, placeOf(app, request.host));
    if (asker?.kind === 'guest') await moveSeats(app, asker, player);
    if (session) await app.store.sessions.revoke(session.tokenHash);
    const opened = await openSession(app, request, reply, player);
    note(request, 'signed-in', player.id, { with: 'passkey' });
    return { me: app.accounts.me(player), ...opened };
  },
});
