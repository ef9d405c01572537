import { AnyJson, Me, Name } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { addPasskey as add, placeOf } from '../../accounts/passkeys.ts';
import { HttpError } from '../errors.ts';
import { note } from '../note.ts';
import { route } from '../route.ts';
import { openSession } from '../session.ts';

export const addPasskey = route({
  method: 'POST',
  url: '/api/passkeys',
  auth: 'player',
  summary: 'Keep a passkey made with the options; a guest becomes an account of that name.',
  body: Type.Object(
    {
      name: Type.Optional(Name),
      label: Type.Optional(Type.String({ maxLength: 60 })),
      /** Where the sign-in is not fresh: the password. */
      password: Type.Optional(Type.String({ maxLength: 200 })),
      response: AnyJson,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ ...Me.properties, token: Type.Optional(Type.String()) }),
  limit: (app) => app.config.limits.logins,
  async handle({ app, player, session, body, request, reply }) {
    await app.accounts.confirm(player, session, body.password);
    if (player.kind === 'guest' && body.name === undefined)
      throw new HttpError(400, 'bad-name', 'an account needs a name');
    const account = player.kind === 'guest' ? await app.accounts.claimName(player, body.name!) : player;
    try {
      await add(app, account, body.response as never, body.label ?? '', placeOf(app, request.host));
    } catch (error) {
      if (account !== player) await app.store.players.update(player);
      throw error;
    }
    note(request, 'passkey-added', player.id);
    // As at every sign-up: a session planted before is worth nothing afterwards.
    if (account === player) return app.accounts.me(account);
    await app.store.sessions.revoke(session.tokenHash);
    return { ...app.accounts.me(account), ...(await openSession(app, request, reply, account)) };
  },
});
