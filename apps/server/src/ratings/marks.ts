import type { Mark, SetMarkAside } from '@dustfront/protocol';
import type { Meeting, Store } from '../store/store.ts';
import { MOST_A_DAY } from './rate-match.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Meetings in a week of which one player won all. */
const ONE_SIDED = 5;
/** Matches in a week that were to be rated and did not count. */
const UNCOUNTED = 3;

interface Marked extends Meeting {
  reason: Mark['reason'];
}

/**
 * Pairs of players whose rated matches a moderator may want to look at, and why; computed from what is stored, nothing
 * is accused. A mark that was set aside comes back with the next match of the two.
 */
export async function marksOf(store: Store, now: number): Promise<Mark[]> {
  const [found, aside] = await Promise.all([
    oddMeetings(store, now),
    store.ratings.marksSetAside(now - WEEK),
  ]);
  const looked = new Map(
    aside.map((mark) => [keyOf(mark.reason, mark.game, [mark.one, mark.other]), mark.matches]),
  );
  const fresh = found.filter(
    ({ reason, game, players, met }) => met > (looked.get(keyOf(reason, game, players)) ?? 0),
  );
  return Promise.all(
    fresh.map(async ({ reason, players, game, met, gained }): Promise<Mark> => {
      const known = await Promise.all(players.map((id) => store.players.byId(id)));
      const named = players.map((id, i) => ({ id, name: known[i]?.name ?? '' }));
      return { reason, game, players: named, matches: met, gained: Math.round(gained) };
    }),
  );
}

/** False if there is no such mark. */
export async function setMarkAside(store: Store, mark: SetMarkAside, now: number): Promise<boolean> {
  const { reason, game, players } = mark;
  const key = keyOf(reason, game, players);
  const found = (await oddMeetings(store, now)).find(
    (odd) => keyOf(odd.reason, odd.game, odd.players) === key,
  );
  if (!found) return false;
  const [one, other] = [...found.players].sort() as [string, string];
  await store.ratings.setAside({ reason, game, one, other, matches: found.met, at: now });
  return true;
}

async function oddMeetings(store: Store, now: number): Promise<Marked[]> {
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
  return found.flatMap(([reason, meetings]) => meetings.map((meeting) => ({ reason, ...meeting })));
}

const keyOf = (reason: string, game: string, players: readonly string[]): string =>
  JSON.stringify([reason, game, ...[...players].sort()]);
