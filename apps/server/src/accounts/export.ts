import type { Player, Store } from '../store/store.ts';

/** All that is kept about a player, but for the password's hash, which is of no use to anybody. */
export async function exportOf(store: Store, player: Player): Promise<object> {
  const { password: _, ...account } = player;
  const [sessions, passkeys, mutes, ratings, history, chat, notices, addresses, mail, matches] =
    await Promise.all([
      store.sessions.ofPlayer(player.id),
      store.passkeys.ofPlayer(player.id),
      store.players.mutes(player.id),
      store.ratings.ofPlayer(player.id),
      store.ratings.history(player.id, 100_000),
      store.chat.ofPlayer(player.id),
      store.notices.unread(player.id, 100_000),
      store.notices.addresses(player.id),
      store.mail.address(player.id),
      store.matches.list({ player: player.id, limit: 100_000 }),
    ]);
  return {
    account,
    sessions: sessions.map(({ tokenHash: _hash, ...session }) => session),
    passkeys: passkeys.map(({ id, label, createdAt }) => ({ id, label, createdAt })),
    mutes,
    ratings,
    ratingHistory: history,
    chat: chat.map(({ match, number, at, text }) => ({ match, number, at, text })),
    notices,
    pushAddresses: addresses.map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
    mail: mail && { address: mail.address, verifiedAt: mail.verifiedAt, stoppedAt: mail.stoppedAt },
    matches: matches.map(({ id, game, mode, status, createdAt, result }) => ({
      id,
      game,
      mode,
      status,
      createdAt,
      result,
    })),
  };
}
