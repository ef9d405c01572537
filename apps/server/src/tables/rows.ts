import type { SeatRow, Store } from '../store/store.ts';
import type { Sitting } from './sitting.ts';

const same = (row: SeatRow, s: Sitting): boolean =>
  row.kind === s.kind &&
  row.player === s.player &&
  row.level === s.level &&
  row.owner === s.owner &&
  row.wanted === s.wanted &&
  row.lent === s.lent;

/**
 * The seats' rows as the log has them. Every process that reads of a change writes it down, so that one that ends in
 * between leaves nothing behind; the same change twice is none. The very same list comes back where nothing differs.
 */
export async function rowsFollow(
  store: Store,
  rows: SeatRow[],
  sitting: readonly Sitting[],
): Promise<SeatRow[]> {
  if (sitting.every((s, seat) => rows[seat] && same(rows[seat], s))) return rows;
  return Promise.all(
    rows.map(async (row, seat) => {
      const s = sitting[seat];
      if (!s || same(row, s)) return row;
      const { kind, player, level, owner, wanted, lent } = s;
      const next = { ...row, kind, player, level, owner, wanted, lent };
      try {
        if (player !== null && player !== row.player)
          next.name = (await store.players.byId(player))?.name ?? '';
        await store.matches.replaceSeat(next);
      } catch {
        // The log has it already; the rows follow when the table is read the next time.
      }
      return next;
    }),
  );
}
