import type { Result } from '@dustfront/protocol';
import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import type { Json } from '../store/store.ts';

/**
 * An operator, or a failure of the rules, ends a match: nobody wins it and nobody is rated. One that has not begun is
 * removed.
 */
export async function endMatch(
  app: App,
  id: string,
  reason: string,
  by: 'operator' | 'failure' = 'operator',
): Promise<void> {
  const { matches } = app.store;
  const row = await matches.byId(id);
  if (!row) throw new HttpError(404, 'no-such-match', 'no such match');
  if (row.status === 'finished') throw new HttpError(409, 'match-over', 'the match is over');
  if (row.status === 'waiting') return matches.remove(id);
  const table = (await app.tables.get(id))!;
  const reply = await table.command('server', 'end', { do: 'end', seat: 0, reason });
  if ('accepted' in reply) return;
  if (table.frozen === null) throw new HttpError(409, reply.refused.code, 'the match cannot be ended now');
  // Its log can no longer be read: the row alone says that it is over.
  const nobody = (await matches.seats(id)).map(() => 0);
  const result: Result = { places: nobody, scores: nobody, by, reason };
  await matches.finish(id, result as unknown as Json, app.now());
  await table.refresh();
}
