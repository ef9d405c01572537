import { placeOf, signInOptions } from '../../accounts/passkeys.ts';
import { route } from '../route.ts';

export const passkeyLoginOptions = route({
  method: 'POST',
  url: '/api/login/passkey/options',
  auth: 'anyone',
  summary: 'What the browser needs to sign in with a passkey.',
  limit: (app) => app.config.limits.logins,
  async handle({ app, request }) {
    return signInOptions(app, placeOf(app, request.host));
  },
});
