import { useMemo, useState } from 'preact/hooks';
import { builderCard, builderCards, duelOdds } from '../../games/core/builder.ts';
import { num, percent, t } from '../../i18n/index.ts';

/** What each unit of the list does to a chosen enemy: exact, at three distances, in the open. */
export function DuelTable({ units, bloc }: { units: readonly string[]; bloc: 'allies' | 'axis' }) {
  const enemies = builderCards(bloc === 'allies' ? 'axis' : 'allies');
  const [enemy, setEnemy] = useState('');
  const chosen = enemies.find((card) => card.id === enemy) ?? enemies[0];
  const ranges = [1, 3, 5];
  const unique = [...new Set(units)];
  const rows = useMemo(
    () =>
      chosen === undefined
        ? []
        : unique.map((unit) => ({
            unit,
            odds: ranges.map((range) => duelOdds(unit, chosen.id, bloc, range, false)),
          })),
    [unique.join(), chosen?.id, bloc],
  );
  if (units.length === 0 || chosen === undefined) return null;
  return (
    <div class="duel">
      <h2>{t('army.odds')}</h2>
      <div class="sheet">
        <label class="duel-head">
          {t('army.against')}
          <select value={chosen.id} onChange={(event) => setEnemy(event.currentTarget.value)}>
            {enemies.map((card) => (
              <option key={card.id} value={card.id}>
                {card.nickname ?? card.name}
              </option>
            ))}
          </select>
        </label>
        <table class="dueltable num">
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
          <tbody>
            {rows.map(({ unit, odds }) => (
              <tr key={unit}>
                <th scope="row">
                  {unit
                    .split('+')
                    .map((id) => builderCard(id)?.nickname ?? builderCard(id)?.name ?? id)
                    .join(' + ')}
                </th>
                {odds.map((row, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one cell a range
                  <td key={i}>
                    {row === null || row.mean === 0 ? (
                      '–'
                    ) : (
                      <>
                        <b>{percent(row.destroyed)}%</b> <small>⌀ {num(row.mean, 1)}</small>
                      </>
                    )}
                  </td>
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
