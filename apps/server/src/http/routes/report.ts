import { ReportBody } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { newId } from '../../accounts/accounts.ts';
import { maySee } from '../../matches/access.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const report = route({
  method: 'POST',
  url: '/api/matches/:id/chat/:line/report',
  auth: 'player',
  summary: 'Report a chat line to the moderators.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }), line: Type.String({ pattern: '^\\d{1,9}$' }) }),
  body: ReportBody,
  limit: () => 10,
  async handle({ app, player, params, body }) {
    const row = await app.store.matches.byId(params.id);
    const seats = row ? await app.store.matches.seats(row.id) : [];
    if (!row || !maySee(row, seats, player.id, undefined))
      throw new HttpError(404, 'no-such-match', 'no such match');
    const line = Number(params.line);
    await app.store.chat.report({
      id: newId(),
      match: params.id,
      line,
      reporter: player.id,
      reason: body.reason,
      at: app.now(),
      resolvedAt: null,
    });
    return {};
  },
});
