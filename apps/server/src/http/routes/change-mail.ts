import { LANGUAGES, type Language } from '@dustfront/kernel';
import { MailBody, MailInfo } from '@dustfront/protocol/schema';
import type { FastifyRequest } from 'fastify';
import { route } from '../route.ts';

export const languageOf = ({ headers }: FastifyRequest): Language => {
  const wanted = headers['accept-language']?.toLowerCase() ?? '';
  return LANGUAGES.find((language) => wanted.startsWith(language)) ?? LANGUAGES[0];
};

export const changeMail = route({
  method: 'POST',
  url: '/api/me/mail',
  auth: 'player',
  summary: 'Set the address for notices, or have its link sent again; null removes it.',
  body: MailBody,
  reply: MailInfo,
  async handle({ app, player, session, body, request }) {
    await app.accounts.confirm(player, session, undefined);
    const language = body.language ?? languageOf(request);
    return app.addresses.info(await app.addresses.change(player, body.address, language));
  },
});
