import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import type { Player } from '../store/store.ts';

const DAY = 86_400_000;

/** Whether one more match may be opened by this player. */
export async function mayOpen({ store, config }: App, { id }: Player): Promise<void> {
  const waiting = await store.matches.count({ createdBy: id, status: 'waiting' });
  if (waiting >= config.limits.waitingMatches)
    throw new HttpError(429, 'too-many-waiting', 'you have too many matches waiting for players');
}

/** Whether one more computer may be kept busy. What was begun long ago and left alone does not count. */
export async function maySetComputer({ store, config, now }: App, { id }: Player): Promise<void> {
  const since = now() - DAY;
  const playing = await store.matches.count({ createdBy: id, status: 'playing', computers: true, since });
  if (playing >= config.limits.computerMatches) {
    throw new HttpError(
      429,
      'too-many-matches',
      'you have begun too many matches with computers today; play one of them to its end',
    );
  }
}
