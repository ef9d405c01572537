import { MatchRow, SeatRow } from '../rows.ts';
import type { SqlRow } from './database.ts';
import { row } from './row.ts';

export const readMatch = row(MatchRow);

const readWholeSeat = row(SeatRow);

/** A seat that nobody owns has no owner's name. */
export const readSeat = (found: SqlRow): SeatRow =>
  readWholeSeat({ ...found, owner_name: found.owner_name ?? '' });
