import { NoticesBody } from '@dustfront/protocol/schema';
import { route } from '../route.ts';

export const readNotices = route({
  method: 'POST',
  url: '/api/notices/read',
  auth: 'player',
  summary: 'Mark notices as read.',
  body: NoticesBody,
  async handle({ app, player, body }) {
    await app.store.notices.read(player.id, body.ids, app.now());
    return {};
  },
});
