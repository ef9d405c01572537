import { SideMark } from '../../drawings/emblems.tsx';
import type { ArmyBuilder } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';
import type { OwnArmy } from './armies.ts';

/** What an army costs, of what it may cost. */
export function Points({ total, limit }: { total: number; limit: number | null }) {
  return (
    <span class={`total num${limit !== null && total > limit ? ' bad' : ''}`}>
      {total}
      {limit !== null && ` / ${limit}`} <small>{t('card.points')}</small>
    </span>
  );
}

/** Where the list is far below the cards: how it stands, and the way to it. */
export function Tally({
  builder,
  army,
  scale,
  limit,
  onList,
}: {
  builder: ArmyBuilder;
  army: OwnArmy;
  scale: string;
  limit: number | null;
  onList: () => void;
}) {
  return (
    <div class="tally sheet">
      <SideMark sign={army.side} size={22} />
      <b>{army.name === '' ? t('army.unnamed') : army.name}</b>
      <Points total={builder.cost(army.units, scale)} limit={limit} />
      <button type="button" class="btn small" onClick={onList}>
        {t('army.list')}
      </button>
    </div>
  );
}
