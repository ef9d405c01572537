import { Name } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { placeOf, registrationOptions } from '../../accounts/passkeys.ts';
import { route } from '../route.ts';

export const passkeyOptions = route({
  method: 'POST',
  url: '/api/passkeys/options',
  auth: 'player',
  summary: 'What the browser needs to make a passkey. A guest says which name the account shall have.',
  body: Type.Object({ name: Type.Optional(Name) }, { additionalProperties: false }),
  limit: (app) => app.config.limits.logins,
  async handle({ app, player, body, request }) {
    return registrationOptions(app, player, body.name ?? player.name, placeOf(app, request.host));
  },
});
