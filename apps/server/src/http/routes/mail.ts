import { MailInfo } from '@dustfront/protocol/schema';
import { route } from '../route.ts';

export const mail = route({
  method: 'GET',
  url: '/api/me/mail',
  auth: 'player',
  summary: 'How the address for notices stands.',
  reply: MailInfo,
  async handle({ app, player }) {
    return app.addresses.info(player);
  },
});
