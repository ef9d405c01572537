import { Me, MeBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';
import { languageOf } from './change-mail.ts';

export const changeMe = route({
  method: 'PATCH',
  url: '/api/me',
  auth: 'player',
  summary: 'Change name, mail address or settings.',
  body: MeBody,
  reply: Me,
  async handle({ app, player, session, body, request }) {
    const { email, ...rest } = body;
    const newMail = email !== undefined && email !== player.email;
    if (newMail) await app.accounts.confirm(player, session, undefined);
    const changed = await app.accounts.change(player, rest);
    if (!newMail) return app.accounts.me(changed);
    return app.accounts.me(await app.addresses.change(changed, email, languageOf(request)));
  },
});
