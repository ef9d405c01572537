import { SignedIn } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { placeOf, signInWithPasskey } from '../../accounts/passkeys.ts';
import { moveSeats } from '../../matches/move.ts';
import { route } from '../route.ts';
import { setCookie } from '../session.ts';

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
    const token = await app.accounts.open(player, request.headers['user-agent'] ?? '');
    setCookie(app, reply, token);
    request.log.info({ event: 'signed-in', player: player.id, with: 'passkey' }, 'signed-in');
    return { me: app.accounts.me(player), token };
  },
});
