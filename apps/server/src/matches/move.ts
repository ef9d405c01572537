import type { App } from '../app.ts';
import type { Player } from '../store/store.ts';

/** A guest signs in: the seats go along, except where the account sits at the table already. */
export async function moveSeats(app: App, guest: Player, account: Player): Promise<void> {
  const { matches } = app.store;
  const rows = await matches.list({ player: guest.id, limit: 100 });
  const seats = await matches.seatsOf(rows.map(({ id }) => id));
  for (const { id, status } of rows) {
    const all = seats.get(id) ?? [];
    const seat = all.findIndex((s) => s.player === guest.id);
    const taken = all.some((s) => s.player === account.id || s.owner === account.id);
    if (seat < 0 || taken || status === 'finished') continue;
    if (status === 'waiting') {
      await matches.leave(id, all[seat]!.seat, guest.id);
      await matches.sit({ ...all[seat]!, player: account.id, name: account.name });
      continue;
    }
    const move = { do: 'move', seat, player: guest.id, to: account.id } as const;
    await (await app.tables.get(id))?.command('server', `move:${guest.id}:${account.id}`, move);
  }
}
