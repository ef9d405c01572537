import { RULES_FAILED } from '@dustfront/kernel';
import type { App } from '../app.ts';
import type { Json, MatchRow, SeatRow } from '../store/store.ts';
import { headerFor } from '../tables/header.ts';
import { endMatch } from './end.ts';

/**
 * Begins a match as soon as every seat is taken and every word for the dice is given; exactly one process succeeds.
 * `by` is whoever has just done something for it.
 */
export async function beginIfFull(app: App, id: string, by: string): Promise<boolean> {
  const row = await app.store.matches.byId(id);
  const seats = await app.store.matches.seats(id);
  const offered = row && app.games.get(row.game);
  if (!row || !offered || row.status !== 'waiting' || seats.some((s) => s.kind === 'open')) return false;
  const silent = seats.filter((s) => s.anchor !== null && s.contribution === '');
  if (silent.length > 0) {
    const table = await app.tables.get(id);
    const here = new Set([by, ...[...(table?.people() ?? [])].map(([, player]) => player)]);
    await callFor(
      app,
      row,
      silent.filter(({ player }) => !here.has(player ?? '')),
    );
    return false;
  }
  const header = headerFor(offered.game, row, seats, app.now());
  if (!(await app.store.matches.begin(id, header as unknown as Json, app.now()))) return false;
  app.metrics.matches.inc({ what: 'begun' });
  // Loading the table sets clocks and computers going.
  await (await app.tables.get(id))?.refresh();
  const table = await app.tables.get(id);
  await table?.read(() => {});
  // The rules failed before the first question.
  if (table?.frozen != null) await endMatch(app, id, RULES_FAILED, 'failure');
  await callFor(
    app,
    row,
    seats.filter(({ player }) => player !== row.createdBy),
  );
  return true;
}

/** It begins, or would if their clients gave the word for the dice, which they do as soon as they look. Told once. */
async function callFor(app: App, { id, game }: MatchRow, seats: SeatRow[]): Promise<void> {
  for (const { player } of seats) {
    if (!player) continue;
    const about = { id: `begun:${id}:${player}`, player, match: id };
    await app.notifier.tell({ ...about, kind: 'begun', body: { game } });
  }
}
