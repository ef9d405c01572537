import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const resolveReport = route({
  method: 'POST',
  url: '/api/reports/:id',
  auth: 'moderator',
  summary: 'Close a report, hiding the line or not.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ hide: Type.Boolean() }, { additionalProperties: false }),
  async handle({ app, params, body }) {
    const report = (await app.store.chat.reports(1000)).find((r) => r.id === params.id);
    if (!report) throw new HttpError(404, 'no-such-report', 'no such report');
    if (body.hide) await app.store.chat.hide(report.match, report.line);
    await app.store.chat.resolve(report.id, app.now());
    return {};
  },
});
