import { route } from '../route.ts';

export const notices = route({
  method: 'GET',
  url: '/api/notices',
  auth: 'player',
  summary: 'What waits for one.',
  async handle({ app, player }) {
    const unread = await app.store.notices.unread(player.id, 100);
    return { notices: unread.map(({ id, kind, match, body, at }) => ({ id, kind, match, body, at })) };
  },
});
