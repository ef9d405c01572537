import { useMemo, useState } from 'preact/hooks';
import type { SideSign } from '../../drawings/emblems.tsx';
import type { ArmyBuilder } from '../../games/workshop.ts';
import { language, num, percent, percentSign, t } from '../../i18n/index.ts';

/** The units that could stand on the other side, bloc by bloc; the own bloc last. */
function enemiesOf(builder: ArmyBuilder, side: SideSign) {
  const blocs = builder.blocs();
  return [...blocs.filter((bloc) => bloc.sign !== side), ...blocs.filter((bloc) => bloc.sign === side)]
    .filter((bloc) => bloc.sign !== side || blocs.length > 2)
    .map((bloc) => ({
      bloc,
      cards: builder.pool(bloc.sign).filter((card) => card.sign === bloc.sign && card.kind !== 'works'),
    }));
}

type Enemies = ReturnType<typeof enemiesOf>;

function Against({
  enemies,
  chosen,
  onChoose,
}: {
  enemies: Enemies;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <label class="duel-head">
      {t('army.against')}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {enemies.map(({ bloc, cards }) => (
          <optgroup key={bloc.sign} label={bloc.name}>
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function Odds({ row }: { row: ReturnType<ArmyBuilder['duel']> }) {
  if (row === null || row.mean === 0) return <td>–</td>;
  return (
    <td>
      <b>{percent(row.destroyed) + percentSign()}</b> <small>⌀ {num(row.mean, 1)}</small>
    </td>
  );
}

const Ranges = ({ ranges }: { ranges: readonly number[] }) => (
  <thead>
    <tr>
      <th scope="col">{t('army.unit')}</th>
      {ranges.map((range) => (
        <th scope="col" key={range}>
          {t('orders.range', { range })}
        </th>
      ))}
    </tr>
  </thead>
);

/** What each unit of the list does to a chosen enemy: exact, at three distances, in the open. */
export function DuelTable({
  builder,
  units,
  side,
}: {
  builder: ArmyBuilder;
  units: readonly string[];
  side: SideSign;
}) {
  const enemies = useMemo(() => enemiesOf(builder, side), [builder, side, language()]);
  const [enemy, setEnemy] = useState('');
  const all = enemies.flatMap(({ cards }) => cards);
  const chosen = all.find((card) => card.id === enemy) ?? all[0];
  const unique = [...new Set(units)].filter(
    (unit) => builder.find(unit.split('+')[0] ?? '')?.kind !== 'works',
  );
  const rows = useMemo(
    () =>
      chosen === undefined
        ? []
        : unique.map((unit) => ({
            unit,
            odds: builder.ranges.map((range) => builder.duel(unit, chosen.id, range)),
          })),
    [builder, unique.join(), chosen?.id],
  );
  if (unique.length === 0 || chosen === undefined) return null;
  return (
    <div class="duel">
      <h2>{t('army.odds')}</h2>
      <div class="sheet">
        <Against enemies={enemies} chosen={chosen.id} onChoose={setEnemy} />
        <table class="dueltable num">
          <Ranges ranges={builder.ranges} />
          <tbody>
            {rows.map(({ unit, odds }) => (
              <tr key={unit}>
                <th scope="row">
                  {unit
                    .split('+')
                    .map((id) => builder.find(id)?.name ?? id)
                    .join(' + ')}
                </th>
                {odds.map((row, i) => (
                  <Odds key={i} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p class="muted duel-note">{t('army.oddsNote')}</p>
      </div>
    </div>
  );
}
