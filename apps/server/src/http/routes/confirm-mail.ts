import { MailTokenBody } from '@dustfront/protocol/schema';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const confirmMail = route({
  method: 'POST',
  url: '/api/mail/confirm',
  auth: 'anyone',
  summary: 'The link in a mail was opened: its address counts from now on.',
  body: MailTokenBody,
  limit: (app) => app.config.limits.logins,
  async handle({ app, body }) {
    if (!(await app.addresses.confirm(body.token)))
      throw new HttpError(404, 'old-link', 'this link was used, or is too old');
    return {};
  },
});
