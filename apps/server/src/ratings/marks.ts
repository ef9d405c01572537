import type { Mark } from '@dustfront/protocol';
import type { Meeting, Store } from '../store/store.ts';
import { MOST_A_DAY } from './rate-match.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Meetings in a week of which one player won all. */
const ONE_SIDED = 5;
/** Matches in a week that were to be rated and did not count. */
const UNCOUNTED = 3;

/**
 * Pairs of players whose rated matches a moderator may want to look at, and why; computed from what is stored, nothing
 * is accused.
 */
export async function marksOf(store: Store, now: number): Promise<Mark[]> {
  const [today, week, uncounted] = await Promise.all([
    store.ratings.meetings(now - DAY, MOST_A_DAY),
    store.ratings.meetings(now - WEEK, ONE_SIDED),
    store.ratings.uncounted(now - WEEK, UNCOUNTED),
  ]);
  const found: readonly [Mark['reason'], readonly Meeting[]][] = [
    ['often', today],
    ['one-sided', week.filter(({ rose, met }) => rose === met)],
    ['not-counted', uncounted],
  ];
  return Promise.all(
    found.flatMap(([reason, meetings]) =>
      meetings.map(async ({ players, game, met, gained }): Promise<Mark> => {
        const known = await Promise.all(players.map((id) => store.players.byId(id)));
        const named = players.map((id, i) => ({ id, name: known[i]?.name ?? '' }));
        return { reason, game, players: named, matches: met, gained: Math.round(gained) };
      }),
    ),
  );
}
