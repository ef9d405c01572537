import type { Result } from '@dustfront/protocol';
import type { Rating, Store } from '../store/store.ts';
import { type Glicko, rate, unrated } from './glicko2.ts';

const DAY = 86_400_000;
/** Answers for each seat that a match must have which somebody gives up. */
const LEAST_ANSWERS = 3;
/** Matches a day that count between the same players. */
export const MOST_A_DAY = 6;

export interface RatedSeat {
  owner: string | null;
  /** A substitute or a computer has answered for the seat. */
  helped: boolean;
}

/**
 * Counts a finished match for the owners of its seats, once. Each plays against each of the others: a better place
 * wins. Leaving a seat to somebody else neither saves a rating nor earns one: against a seat whose owner was helped
 * only a loss of that seat counts. Substitutes play for nothing, and matches with a computer's own seat or without
 * accounts do not count.
 */
export async function rateMatch(
  store: Store,
  match: { id: string; game: string },
  seats: readonly RatedSeat[],
  result: Result,
  answers: number,
  at: number,
): Promise<boolean> {
  if (result.by === 'operator' || result.by === 'failure') return false;
  // Given up before it was played: it says nothing about anybody.
  if (result.by !== 'rules' && answers < LEAST_ANSWERS * seats.length) return false;
  const owners = seats.map((s) => s.owner);
  if (owners.some((id) => id === null) || owners.length < 2) return false;
  const ids = owners as string[];
  for (const id of ids) if ((await store.players.byId(id))?.kind !== 'account') return false;
  if (await playedOften(store, ids, at)) return false;
  const before = await Promise.all(ids.map((id) => store.ratings.get(id, match.game)));
  const strength = before.map((r): Glicko => r ?? unrated);
  const ratings = ids.flatMap((player, i): Rating[] => {
    const results = ids.flatMap((_, j) => {
      const score = i === j ? null : scoreOf(seats, result, i, j);
      return score === null ? [] : [{ opponent: strength[j]!, score }];
    });
    if (results.length === 0) return [];
    const { rating, deviation, volatility } = rate(strength[i]!, results);
    const games = (before[i]?.games ?? 0) + 1;
    return [{ player, game: match.game, rating, deviation, volatility, games, updatedAt: at }];
  });
  if (ratings.length === 0) return false;
  const changes = ratings.map((r) => ({
    match: match.id,
    player: r.player,
    game: r.game,
    before: strength[ids.indexOf(r.player)]!.rating,
    after: r.rating,
    deviation: r.deviation,
    at,
  }));
  return store.ratings.record(match.id, ratings, changes);
}

/**
 * Whether these players have met for rating too often within a day: friends who feed each other, or one with two names.
 */
async function playedOften(store: Store, ids: readonly string[], at: number): Promise<boolean> {
  const rated = await Promise.all(
    ids.map(async (id) => {
      const changes = await store.ratings.history(id, 100);
      return new Set(changes.filter((c) => at - c.at < DAY).map((c) => c.match));
    }),
  );
  const [first, ...others] = rated;
  return [...first!].filter((match) => others.every((set) => set.has(match))).length >= MOST_A_DAY;
}

/** What seat `i` made of seat `j`; null where it does not count. */
function scoreOf(seats: readonly RatedSeat[], { places }: Result, i: number, j: number): number | null {
  const [own, other] = [places[i]!, places[j]!];
  const score = own < other ? 1 : own === other ? 0.5 : 0;
  if (seats[i]!.helped && score !== 0) return null;
  if (seats[j]!.helped && score !== 1) return null;
  return score;
}
