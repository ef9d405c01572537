import { exportOf } from '../../accounts/export.ts';
import { route } from '../route.ts';

export const exportMe = route({
  method: 'GET',
  url: '/api/me/export',
  auth: 'player',
  summary: 'Everything the server keeps about one.',
  async handle({ app, player, reply }) {
    reply.header('content-disposition', 'attachment; filename="dustfront-export.json"');
    return exportOf(app.store, player);
  },
});
