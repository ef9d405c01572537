import { Me, MeBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';

export const changeMe = route({
  method: 'PATCH',
  url: '/api/me',
  auth: 'player',
  summary: 'Change name, mail address or settings.',
  body: MeBody,
  reply: Me,
  async handle({ app, player, body }) {
    return app.accounts.me(await app.accounts.change(player, body));
  },
});
