import type { Result } from '@dustfront/protocol';
import type { Rating, SeatRow, Store } from '../store/store.ts';
import { type Glicko, rate, unrated } from './glicko2.ts';

/**
 * Counts a finished match for its players, once. Each plays against each of the others: a better place wins. Seats held
 * by a computer, and matches in which somebody is without an account, do not count.
 */
export async function rateMatch(
  store: Store,
  match: { id: string; game: string },
  seats: SeatRow[],
  result: Result,
  at: number,
): Promise<boolean> {
  const players = seats.map((s) => (s.kind === 'human' ? s.player : null));
  if (players.some((id) => id === null) || players.length < 2) return false;
  const ids = players as string[];
  for (const id of ids) if ((await store.players.byId(id))?.kind !== 'account') return false;
  const before = await Promise.all(ids.map((id) => store.ratings.get(id, match.game)));
  const strength = before.map((r): Glicko => r ?? unrated);
  const ratings = ids.map((player, i): Rating => {
    const results = ids.flatMap((_, j) => {
      if (i === j) return [];
      const [own, other] = [result.places[i]!, result.places[j]!];
      return [{ opponent: strength[j]!, score: own < other ? 1 : own === other ? 0.5 : 0 }];
    });
    const { rating, deviation, volatility } = rate(strength[i]!, results);
    const games = (before[i]?.games ?? 0) + 1;
    return { player, game: match.game, rating, deviation, volatility, games, updatedAt: at };
  });
  const changes = ratings.map((r, i) => ({
    match: match.id,
    player: r.player,
    game: r.game,
    before: strength[i]!.rating,
    after: r.rating,
    deviation: r.deviation,
    at,
  }));
  return store.ratings.record(match.id, ratings, changes);
}
