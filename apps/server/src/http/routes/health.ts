import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const health = route({
  method: 'GET',
  url: '/healthz',
  auth: 'anyone',
  summary: 'Whether the server and its store work.',
  async handle({ app }) {
    try {
      await app.store.ping();
    } catch {
      throw new HttpError(503, 'store-unavailable', 'the store cannot be reached');
    }
    const { reason } = app.alarm;
    if (reason !== null) throw new HttpError(503, `store-${reason}`, 'the store refuses to keep anything');
    return { ok: true, store: app.store.kind };
  },
});
