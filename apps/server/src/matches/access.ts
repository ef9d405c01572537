import type { MatchSettings } from '@dustfront/protocol';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { isInside } from '../tables/header.ts';

/** May somebody look at this match? Who belongs to it always; others by lobby or link, where spectators are let in. */
export function maySee(
  row: MatchRow,
  seats: SeatRow[],
  player: string | null,
  invite: string | undefined,
): boolean {
  if (player !== null && isInside(row, seats, player)) return true;
  if (row.visibility === 'link' && invite !== row.invite) return false;
  return row.status === 'waiting' || (row.settings as unknown as MatchSettings).spectators.allowed;
}

/** May somebody sit down here? An offered seat is for whoever finds it, by lobby or link, spectators let in or not. */
export function maySit(row: MatchRow, seats: SeatRow[], player: string, invite: string | undefined): boolean {
  const offered = seats.some((s) => s.wanted !== null);
  const reached = row.visibility === 'open' || invite === row.invite;
  return maySee(row, seats, player, invite) || (offered && reached);
}
