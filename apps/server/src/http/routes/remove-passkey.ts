import Type from 'typebox';
import { HttpError } from '../errors.ts';
import { note } from '../note.ts';
import { route } from '../route.ts';

export const removePasskey = route({
  method: 'DELETE',
  url: '/api/passkeys/:id',
  auth: 'player',
  summary: 'Forget a passkey; not the last one where there is no password.',
  params: Type.Object({ id: Type.String({ maxLength: 200 }) }),
  async handle({ app, player, session, params, request }) {
    await app.accounts.confirm(player, session, undefined);
    const own = await app.store.passkeys.ofPlayer(player.id);
    if (player.password === null && own.length <= 1) {
      throw new HttpError(409, 'last-passkey', 'without it nobody could sign in any more');
    }
    await app.store.passkeys.remove(params.id, player.id);
    note(request, 'passkey-removed', player.id);
    return {};
  },
});
