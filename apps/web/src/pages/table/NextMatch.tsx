import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { go, href } from '../../router.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import { levelled } from './levelled.ts';

/** Who has won alone: a computer, or one of the people at the table; null after a draw. */
function winner(c: Controller): SeatKind['kind'] | null {
  const places = c.table.state.value?.outcome?.places ?? [];
  const first = places.flatMap((place, seat) => (place === 0 ? [seat] : []));
  return first.length === 1 ? (c.table.seats[first[0] ?? -1]?.kind ?? null) : null;
}

/**
 * What next: the same battle again, from the other side, or against another opponent, each with other dice. A stronger
 * one is proposed to whoever has won, an easier one to whoever has lost.
 */
export function NextMatch({
  c,
  title,
  first,
}: {
  c: Controller;
  title: string;
  /** Whether nothing else goes on first. */
  first: boolean;
}) {
  const setup = c.table.state.value?.header.setup;
  const [begun, setBegun] = useState(false);
  if (setup === undefined || (typeof setup === 'object' && setup !== null && 'position' in setup))
    return null;
  const { seats } = c.table;
  const main = first ? 'btn primary' : 'btn';
  const start = async (who: readonly SeatKind[]): Promise<void> => {
    setBegun(true);
    go(href('match', await startMatch(c.face, setup, who, title)));
  };
  const won = winner(c);
  const up = won === 'person' ? levelled(c.face.id, seats, 1) : null;
  const lost = won === 'computer' && seats.some(({ kind }) => kind === 'person');
  const down = lost ? levelled(c.face.id, seats, -1) : null;
  const mixed = seats.length === 2 && seats[0]?.kind !== seats[1]?.kind;
  return (
    <>
      {up !== null && (
        <button type="button" class={main} disabled={begun} onClick={() => void start(up.seats)}>
          {t('over.nextLevel', { level: up.level })}
        </button>
      )}
      <button
        type="button"
        class={up === null ? main : 'btn'}
        disabled={begun}
        onClick={() => void start(seats)}
      >
        {t('over.again')}
      </button>
      {down !== null && (
        <button type="button" class="btn" disabled={begun} onClick={() => void start(down.seats)}>
          {t('over.easier', { level: down.level })}
        </button>
      )}
      {mixed && (
        <button type="button" class="btn" disabled={begun} onClick={() => void start(seats.toReversed())}>
          {t('over.otherSide')}
        </button>
      )}
    </>
  );
}
