import { route } from '../route.ts';

export const openapi = route({
  method: 'GET',
  url: '/api/openapi.json',
  auth: 'anyone',
  summary: 'This description.',
  async handle({ request }) {
    return request.server.swagger();
  },
});
