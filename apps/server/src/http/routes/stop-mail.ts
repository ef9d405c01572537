import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

const params = Type.Object({ token: Type.String({ maxLength: 200 }) });

export const stopMail = route({
  method: 'POST',
  url: '/api/mail/stop/:token',
  auth: 'anyone',
  summary: 'Stop the mails of one account, without signing in (one click, RFC 8058).',
  params,
  async handle({ app, params: { token } }) {
    if (!(await app.addresses.stop(token)))
      throw new HttpError(404, 'old-link', 'this link is no longer good');
    return {};
  },
});

/** Following the address changes nothing: programs that look at links must not stop anything. */
export const stopMailPage = route({
  method: 'GET',
  url: '/api/mail/stop/:token',
  auth: 'anyone',
  summary: 'Leads to the page that stops mails.',
  params,
  async handle({ app, params: { token }, reply }) {
    return reply.redirect(app.addresses.stopPage(token));
  },
});
