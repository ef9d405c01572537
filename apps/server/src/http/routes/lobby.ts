import { MatchList } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const lobby = route({
  method: 'GET',
  url: '/api/matches',
  auth: 'anyone',
  summary: 'Open matches: waiting for players, or being played before spectators.',
  query: Type.Object({
    status: Type.Optional(
      Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('finished')]),
    ),
    game: Type.Optional(Type.String({ maxLength: 64 })),
    mine: Type.Optional(Type.Literal('1')),
    /** Being played, with a seat that waits for a substitute. */
    wanted: Type.Optional(Type.Literal('1')),
    before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  }),
  reply: MatchList,
  async handle({ app, query, player }) {
    const mine = query.mine === '1' && player;
    const rows = await app.store.matches.list({
      limit: 50,
      ...(mine ? { player: player.id } : { visibility: 'open' as const, status: query.status ?? 'waiting' }),
      ...(query.status ? { status: query.status } : {}),
      ...(query.wanted ? { wanted: true, status: 'playing' as const } : {}),
      ...(query.game ? { game: query.game } : {}),
      ...(query.before ? { before: Number(query.before) } : {}),
    });
    const seats = await app.store.matches.seatsOf(rows.map(({ id }) => id));
    return { matches: rows.map((row) => infoOf(row, seats.get(row.id) ?? [], player?.id ?? null)) };
  },
});
