import Type from 'typebox';
import { route } from '../route.ts';

export const ladder = route({
  method: 'GET',
  url: '/api/ratings/:game',
  auth: 'anyone',
  summary: 'The best players of a game, by what their rating surely is.',
  params: Type.Object({ game: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({
    players: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        rating: Type.Number(),
        deviation: Type.Number(),
        games: Type.Integer(),
      }),
    ),
  }),
  async handle({ app, params }) {
    const best = await app.store.ratings.best(params.game, 50);
    const players = await Promise.all(best.map((r) => app.store.players.byId(r.player)));
    return {
      players: best.flatMap(({ player: id, rating, deviation, games }, i) => {
        const name = players[i]?.name;
        return name === undefined ? [] : [{ id, name, rating, deviation, games }];
      }),
    };
  },
});
