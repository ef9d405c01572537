import { RULES_FAILED } from '@dustfront/kernel';
import type { App } from '../app.ts';
import type { Json } from '../store/store.ts';
import { headerFor } from '../tables/header.ts';
import { endMatch } from './end.ts';

/** Begins a match as soon as every seat is taken; exactly one process succeeds. */
export async function beginIfFull(app: App, id: string): Promise<boolean> {
  const row = await app.store.matches.byId(id);
  const seats = await app.store.matches.seats(id);
  const offered = row && app.shelf.get(row.game);
  if (!row || !offered || row.status !== 'waiting' || seats.some((s) => s.kind === 'open')) return false;
  const header = headerFor(offered.game, row, seats, app.now());
  if (!(await app.store.matches.begin(id, header as unknown as Json, app.now()))) return false;
  app.metrics.matches.add({ what: 'begun' });
  // Loading the table sets clocks and computers going.
  await (await app.tables.get(id))?.refresh();
  const table = await app.tables.get(id);
  await table?.read(() => {});
  // The rules failed before the first question.
  if (table?.frozen != null) await endMatch(app, id, RULES_FAILED, 'failure');
  for (const { player } of seats) {
    if (!player || player === row.createdBy) continue;
    await app.notifier.tell({
      id: `begun:${id}:${player}`,
      player,
      match: id,
      kind: 'begun',
      body: { game: row.game },
    });
  }
  return true;
}
