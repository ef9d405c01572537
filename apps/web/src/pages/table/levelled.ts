import { levelsOf } from '../../games/levels.ts';
import type { SeatKind } from '../../session/table.ts';

/** The seats with every computer one level up or down; null where there is no such level, or no computer. */
export function levelled(
  game: string,
  seats: readonly SeatKind[],
  by: 1 | -1,
): { seats: readonly SeatKind[]; level: string } | null {
  const levels = levelsOf(game);
  let level = '';
  const next = seats.map((seat): SeatKind => {
    const now = seat.kind === 'computer' ? levels.findIndex(({ id }) => id === seat.level) : -1;
    const other = now < 0 ? undefined : levels[now + by];
    if (seat.kind !== 'computer' || other === undefined) return seat;
    level = other.name;
    return { ...seat, level: other.id };
  });
  return level === '' ? null : { seats: next, level };
}
