import { Me } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { route } from '../route.ts';

export const me = route({
  method: 'GET',
  url: '/api/me',
  auth: 'anyone',
  summary: 'Who is signed in, or null.',
  reply: Type.Union([Type.Null(), Me]),
  async handle({ app, player }) {
    return player && app.accounts.me(player);
  },
});
