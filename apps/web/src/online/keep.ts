import type { GameFace } from '../games/face.ts';
import { roundsOf } from '../games/rounds.ts';
import { t } from '../i18n/index.ts';
import { linesOf } from '../session/lines.ts';
import { keep } from '../session/saved.ts';
import type { RemoteTable } from './remote.ts';

/** A finished match goes into this browser's records, so that its replay needs no server. */
export async function keepRecord(table: RemoteTable, face: GameFace, title: string): Promise<void> {
  const state = table.state.peek();
  if (state === null) return;
  const status = face.status(state.view);
  const points = status.sides.map((side) => side.points).join(' : ');
  const record = linesOf(await table.record());
  const row = {
    id: table.id,
    game: face.id,
    title,
    seed: '',
    position: {},
    seats: table.seats,
    at: state.at,
    changed: Date.now(),
    ended: t('table.ended'),
    summary: roundsOf(face)('table.summary', { round: status.round, points }),
    myMove: false,
    picture: face.picture(state.view),
  };
  await keep(row, { kept: 0, more: record });
}
