import { MatchInfo, WordBody } from '@dustfront/protocol/schema';
import Type from 'typebox';
import { giveWord } from '../../matches/sit.ts';
import { infoOf } from '../../tables/header.ts';
import { route } from '../route.ts';

export const word = route({
  method: 'POST',
  url: '/api/matches/:id/word',
  auth: 'player',
  summary: 'The own word for the dice, once everybody sits: the first link of the chain that was promised.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  body: WordBody,
  reply: MatchInfo,
  async handle({ app, player, params, body }) {
    await giveWord(app, player, params.id, body.word);
    const row = await app.store.matches.byId(params.id);
    return infoOf(row!, await app.store.matches.seats(params.id), player.id);
  },
});
