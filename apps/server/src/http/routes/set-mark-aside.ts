import { SetMarkAsideBody } from '@dustfront/protocol/schema';
import { setMarkAside as setAside } from '../../ratings/marks.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const setMarkAside = route({
  method: 'POST',
  url: '/api/marks',
  auth: 'moderator',
  summary: 'Set a mark aside that was looked at, until the two have met again.',
  body: SetMarkAsideBody,
  async handle({ app, body }) {
    if (!(await setAside(app.store, body, app.now())))
      throw new HttpError(404, 'no-such-mark', 'no such mark');
    return {};
  },
});
