import { RULES_FAILED } from '@dustfront/kernel';
import type { App } from '../app.ts';
import type { Json, MatchRow, SeatRow } from '../store/store.ts';
import { headerFor } from '../tables/header.ts';
import { endMatch } from './end.ts';

/**
 * Begins a match as soon as every seat is taken and every word for the dice is given; exactly one process succeeds.
 * `by` is whoever has just done something for it; nobody, where somebody has gone.
 */
export async function beginIfFull(app: App, id: string, by: string | null): Promise<boolean> {
  const row = await app.store.matches.byId(id);
  const seats = await app.store.matches.seats(id);
  const offered = row && app.games.get(row.game);
  if (!row || !offered || row.status !== 'waiting' || seats.some((s) => s.kind === 'open')) return false;
  const silent = seats.filter((s) => s.anchor !== null && s.contribution === '');
  if (silent.length > 0) {
    const table = await app.tables.get(id);
    const here = new Set([by, ...[...(table?.people() ?? [])].map(([, player]) => player)]);
    const away = silent.filter(({ player }) => !here.has(player));
    await callFor(app, row, away, 'word');
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
  const others = seats.filter(({ player }) => player !== row.createdBy);
  await callFor(app, row, others, 'begun');
  return true;
}

/** It has begun, or would if their clients gave the word for the dice, which they do on any page. Told once. */
async function callFor(
  app: App,
  { id, game }: MatchRow,
  seats: SeatRow[],
  kind: 'begun' | 'word',
): Promise<void> {
  for (const { player } of seats) {
    if (!player) continue;
    const about = { id: `begun:${id}:${player}`, player, match: id };
    await app.notifier.tell({ ...about, kind, body: { game } });
  }
}
