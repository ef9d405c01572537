import { GuestBody, SignedIn } from '@dustfront/protocol/schema';
import { route } from '../route.ts';
import { openSession } from '../session.ts';

export const guest = route({
  method: 'POST',
  url: '/api/guest',
  auth: 'anyone',
  summary: 'Play at once, without an account.',
  body: GuestBody,
  reply: SignedIn,
  limit: (app) => app.config.limits.guests,
  async handle({ app, body, request, reply }) {
    const player = await app.accounts.guest(body.name, body.exactly);
    return { me: app.accounts.me(player), ...(await openSession(app, request, reply, player)) };
  },
});
