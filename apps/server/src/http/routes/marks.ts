import { Mark } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { marksOf } from '../../ratings/marks.ts';
import { route } from '../route.ts';

export const marks = route({
  method: 'GET',
  url: '/api/marks',
  auth: 'moderator',
  summary: 'Pairs of players whose rated matches look odd, and why.',
  reply: Type.Object({ marks: Type.Array(Mark) }),
  async handle({ app }) {
    return { marks: await marksOf(app.store, app.now()) };
  },
});
