import { MatchList } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { maySee } from '../../matches/access.ts';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const playerMatches = route({
  method: 'GET',
  url: '/api/players/:who/matches',
  auth: 'anyone',
  summary: "A player's matches, the newest first, as far as the asker may see them.",
  params: Type.Object({ who: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }),
  reply: MatchList,
  async handle({ app, params, query, player }) {
    const asker = player?.id ?? null;
    const before = query.before ? { before: Number(query.before) } : {};
    const rows = await app.store.matches.list({ player: params.who, limit: 50, ...before });
    const seats = await app.store.matches.seatsOf(rows.map(({ id }) => id));
    const seen = rows.flatMap((row) => {
      const own = seats.get(row.id) ?? [];
      return maySee(row, own, asker, undefined) ? [infoOf(row, own, asker)] : [];
    });
    return { matches: seen };
  },
});
