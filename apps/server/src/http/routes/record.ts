import { RecordReply } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { maySee } from '../../matches/access.ts';
import { recordOf } from '../../matches/record.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

export const record = route({
  method: 'GET',
  url: '/api/matches/:id/record',
  auth: 'anyone',
  summary: 'The record of a finished match, with the seed of its dice.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ invite: Type.Optional(Type.String({ maxLength: 64 })) }),
  reply: RecordReply,
  async handle({ app, params, query, player }) {
    const table = await app.tables.get(params.id);
    if (!table || !maySee(table.row, table.seats, player?.id ?? null, query.invite)) {
      throw new HttpError(404, 'no-such-match', 'no such match');
    }
    return recordOf(table);
  },
});
