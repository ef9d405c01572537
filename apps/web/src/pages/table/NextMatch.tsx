import { useState } from 'preact/hooks';
import { levelsOf } from '../../games/levels.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { go, href } from '../../router.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';

/** The seats with every computer one level stronger; null where there is none stronger, or no computer. */
function stronger(
  game: string,
  seats: readonly SeatKind[],
): { seats: readonly SeatKind[]; level: string } | null {
  const levels = levelsOf(game);
  let level = '';
  const next = seats.map((seat): SeatKind => {
    if (seat.kind !== 'computer') return seat;
    const above = levels[levels.findIndex(({ id }) => id === seat.level) + 1];
    const known = levels.some(({ id }) => id === seat.level);
    if (above === undefined || !known) return seat;
    level = above.name;
    return { ...seat, level: above.id };
  });
  return level === '' ? null : { seats: next, level };
}

/** What next: the same battle again, from the other side, or against a stronger opponent, each with other dice. */
export function NextMatch({ c, title }: { c: Controller; title: string }) {
  const setup = c.table.state.value?.header.setup;
  const [begun, setBegun] = useState(false);
  if (setup === undefined || (typeof setup === 'object' && setup !== null && 'position' in setup))
    return null;
  const { seats } = c.table;
  const start = async (who: readonly SeatKind[]): Promise<void> => {
    setBegun(true);
    go(href('match', await startMatch(c.face, setup, who, title)));
  };
  const next = stronger(c.face.id, seats);
  const mixed = seats.length === 2 && seats[0]?.kind !== seats[1]?.kind;
  return (
    <>
      {next !== null && (
        <button type="button" class="btn primary" disabled={begun} onClick={() => void start(next.seats)}>
          {t('over.nextLevel', { level: next.level })}
        </button>
      )}
      <button
        type="button"
        class={next === null ? 'btn primary' : 'btn'}
        disabled={begun}
        onClick={() => void start(seats)}
      >
        {t('over.again')}
      </button>
      {mixed && (
        <button type="button" class="btn" disabled={begun} onClick={() => void start(seats.toReversed())}>
          {t('over.otherSide')}
        </button>
      )}
    </>
  );
}
