import type { MatchSettings } from '@dustfront/protocol';
import type { MatchRow, SeatRow } from '../store/store.ts';

/** May somebody look at this match? Seats and creator always; others by lobby or link, where spectators are let in. */
export function maySee(
  row: MatchRow,
  seats: SeatRow[],
  player: string | null,
  invite: string | undefined,
): boolean {
  if (player !== null && (row.createdBy === player || seats.some((s) => s.player === player))) return true;
  if (row.visibility === 'link' && invite !== row.invite) return false;
  return row.status === 'waiting' || (row.settings as unknown as MatchSettings).spectators.allowed;
}
