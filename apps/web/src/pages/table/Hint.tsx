import type { ChancesAdvice } from '@dustfront/advice';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { num, percent, percentSign, t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { walkTo } from '../../modes/mode.ts';
import { Risks } from './Risks.tsx';

interface Prospect {
  readonly target: string;
  readonly name: string;
  readonly total: ChancesAdvice;
  readonly destroyed: number;
}

/** What everything that is not limited could do to each target from a square, exactly. */
async function prospects(c: Controller, unit: string, from: string): Promise<readonly Prospect[]> {
  const scene = c.scene.peek();
  const at = c.shown.peek()?.at ?? 0;
  const found: Prospect[] = [];
  for (const aim of c.ahead.aims.peek().slice(0, 4)) {
    const piece = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === aim.target) : undefined;
    if (piece === undefined) continue;
    const lines = aim.lines
      .filter((line) => line.most === 0)
      .map(({ unit: bearer, line }) => ({ unit: bearer, line, shots: 0 }));
    if (lines.length === 0) continue;
    const odds = await c.table.advise(
      { ask: 'odds', unit, from, target: aim.target, lines, sustained: false },
      at,
    );
    found.push({ target: aim.target, name: piece.name, total: odds.total, destroyed: odds.destroyed });
  }
  return found;
}

/** Where a unit is chosen or on its way; other questions are not about squares to shoot from. */
const asksWhere = new Set(['pick', 'orders', 'travel']);

/**
 * Before the step: whom the unit could shoot at from the square under the pointer, with the odds. A finger taps the square once for it, and
 * goes there with a second tap or with the button. An enemy that was clicked tells what it could do from where it is.
 */
export function Hint({ c }: { c: Controller }) {
  const [shown, setShown] = useState<{ from: string; rows: readonly Prospect[] }>({ from: '', rows: [] });
  const spot = c.lookout.value;
  const from = c.ahead.aimsFrom.value;
  const aims = c.ahead.aims.value;
  const unit = c.selected.value;
  const tapped = c.preview.value;
  const here = spot !== null && spot === from && unit !== null && asksWhere.has(c.mode.value);
  const far = here && c.ahead.isFar(from);
  const wanted = here && !far && aims.length > 0;
  useEffect(() => {
    if (!wanted || unit === null) return;
    let gone = false;
    void prospects(c, unit, from)
      .then((rows) => {
        if (!gone) setShown({ from, rows });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted, unit, from, aims]);
  /** Nobody is said to be out of reach before it is known. */
  const reckoning = wanted && shown.from !== from;
  const rows = wanted && !reckoning ? shown.rows : [];
  const risks = c.ahead.risks.value;
  const risky = here && risks !== null && risks.to === from && risks.risks.length > 0;
  if (rows.length === 0 && !far && !risky && (tapped === null || !here)) return null;
  const view = c.shown.value?.view ?? null;
  const card = unit === null || view === null ? null : c.face.card(view, unit);
  const mine = view === null ? undefined : c.face.status(view).sides[c.mySide() ?? -1]?.sign;
  const enemy = card !== null && card.sign !== mine;
  const cover = c.ahead.outlook.value?.cover.some(([square]) => square === from) === true;
  return (
    <div class="prospects" role="status">
      <p>
        <Icon name="target" size={16} />{' '}
        {far
          ? t('orders.farThere', { square: from })
          : rows.length === 0 && !reckoning
            ? t('orders.nobodyThere', { square: from })
            : enemy
              ? t('orders.enemyThere', { name: card.name, square: from })
              : t('orders.fromThere', { square: from })}
        {cover && ` ${t('orders.coverThere')}`}
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.target}>
              <span>{row.name}</span>
              <b class="num">{percent(row.total.chances[0] ?? 0) + percentSign()}</b>
              <small class="num">
                {t('odds.prospect', { mean: num(row.total.mean, 1) })}
                {row.destroyed >= 0.005 && `; ${t('odds.destroys', { chance: percent(row.destroyed) })}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {here && <Risks c={c} to={from} />}
      {tapped !== null && (
        <button type="button" class="commit" onClick={() => walkTo(c, tapped, false)}>
          {t(risky ? 'risk.goAnyway' : 'orders.goThere', { square: tapped })}
        </button>
      )}
    </div>
  );
}
