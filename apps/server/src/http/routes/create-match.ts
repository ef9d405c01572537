import { CreateMatchBody, MatchInfo } from '@dustfront/protocol/schema';
import { createMatch as create } from '../../matches/create.ts';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const createMatch = route({
  method: 'POST',
  url: '/api/matches',
  auth: 'player',
  summary: 'Open a match. It begins when every seat is taken.',
  body: CreateMatchBody,
  reply: MatchInfo,
  hourly: (app) => app.config.limits.matchesPerAddress,
  async handle({ app, player, body }) {
    const row = await create(app, player, body);
    return infoOf(row, await app.store.matches.seats(row.id), player.id);
  },
});
