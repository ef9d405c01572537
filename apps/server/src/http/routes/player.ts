import { PlayerPage } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { nameKey } from '../../accounts/names.ts';
import { HttpError } from '../errors.ts';
import { route } from '../route.ts';

const PROVISIONAL = 110;

export const player = route({
  method: 'GET',
  url: '/api/players/:who',
  auth: 'anyone',
  summary: 'A player by id, or an account by name: ratings and how they came about.',
  params: Type.Object({ who: Type.String({ maxLength: 64 }) }),
  reply: PlayerPage,
  async handle({ app, params }) {
    const { players, ratings } = app.store;
    const found = (await players.byId(params.who)) ?? (await players.byName(nameKey(params.who)));
    if (!found || found.deletedAt !== null) throw new HttpError(404, 'no-such-player', 'no such player');
    const [own, history] = await Promise.all([ratings.ofPlayer(found.id), ratings.history(found.id, 100)]);
    return {
      id: found.id,
      name: found.name,
      kind: found.kind,
      since: found.createdAt,
      ratings: own.map(({ game, rating, deviation, games }) => ({
        game,
        rating,
        deviation,
        games,
        provisional: deviation > PROVISIONAL,
      })),
      history: history.map(({ match, game, before, after, at }) => ({ match, game, before, after, at })),
    };
  },
});
