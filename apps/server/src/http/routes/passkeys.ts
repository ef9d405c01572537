import { route } from '../route.ts';

export const passkeys = route({
  method: 'GET',
  url: '/api/passkeys',
  auth: 'player',
  summary: "One's passkeys.",
  async handle({ app, player }) {
    const own = await app.store.passkeys.ofPlayer(player.id);
    return { passkeys: own.map(({ id, label, createdAt }) => ({ id, label, createdAt })) };
  },
});
