import type { Store } from './store/store.ts';

const DAY = 86_400_000;

/** A live match that nobody came to in a day is forgotten; one by correspondence has a month. */
const WAITING = { live: DAY, other: 30 * DAY };
/** A guest who did nothing but come. */
const GUEST = 2 * DAY;

/** Removes what has had its time. Everything else is kept until somebody deletes it. */
export async function expire({ sessions, matches, players, mail }: Store, now: number): Promise<void> {
  await sessions.removeExpired(now);
  await mail.forgetLinks(now - DAY);
  while ((await matches.removeWaiting(now - WAITING.live, now - WAITING.other)) > 0);
  while ((await players.removeIdleGuests(now - GUEST)) > 0);
}
