import { route } from '../route.ts';

export const pushKey = route({
  method: 'GET',
  url: '/api/push',
  auth: 'anyone',
  summary: 'The key a browser needs to subscribe to Web Push, or null where there is none.',
  async handle({ app }) {
    return { key: app.pushKey };
  },
});
