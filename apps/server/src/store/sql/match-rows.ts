import type { Json, MatchRow, SeatRow } from '../store.ts';
import type { SqlRow } from './database.ts';

export const readMatch = (row: SqlRow): MatchRow => ({
  id: row.id as string,
  game: row.game as string,
  mode: row.mode as MatchRow['mode'],
  status: row.status as MatchRow['status'],
  visibility: row.visibility as MatchRow['visibility'],
  invite: row.invite as string,
  createdBy: row.created_by as string,
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
  settings: JSON.parse(row.settings as string) as Json,
  header: JSON.parse(row.header as string) as Json,
  secret: JSON.parse(row.secret as string) as Json,
  result: JSON.parse(row.result as string) as Json,
  rematchOf: row.rematch_of as string | null,
});

export const readSeat = (row: SqlRow): SeatRow => ({
  match: row.match as string,
  seat: row.seat as string,
  kind: row.kind as SeatRow['kind'],
  player: row.player as string | null,
  name: row.name as string,
  level: row.level as string | null,
  anchor: (row.anchor as string | null) ?? null,
  contribution: row.contribution as string,
  owner: row.owner as string | null,
  ownerName: (row.owner_name as string | null) ?? '',
  wanted: row.wanted as SeatRow['wanted'],
  lent: Number(row.lent) === 1,
});
