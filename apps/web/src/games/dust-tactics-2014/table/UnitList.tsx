import { groundOf, onBoard, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014/query';
import { SideMark } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { placeOf, signOf, titleOf, viewOf } from '../model.ts';
import { clickTroop } from './clicks.ts';

/** How far the nearest enemy is, in centimetres; null where there is none on the table. */
function nearestEnemy(view: TacticsView, unit: Unit): number | null {
  const far = view.units
    .filter((one) => one.side !== unit.side && onBoard(one))
    .map((one) => groundOf(view).apart(view, unit, one) * 10);
  return far.length === 0 ? null : Math.round(Math.min(...far));
}

/** Everybody on the table with centimetres, for those who cannot see it and those who want numbers. */
export function UnitList({ c }: { c: Controller }) {
  const json = c.shown.value?.view ?? null;
  if (json === null) return null;
  const view = viewOf(json);
  return (
    <details class="mt-list">
      <summary>{t('tactics.measured.units')}</summary>
      <ul>
        {view.units.filter(onBoard).map((unit) => {
          const far = nearestEnemy(view, unit);
          return (
            <li key={unit.name}>
              <button
                type="button"
                class="btn small"
                aria-pressed={c.selected.value === unit.name}
                onClick={() => clickTroop(c, unit.name, null, false)}
              >
                <SideMark sign={signOf(view, unit)} size={14} /> {titleOf(view, unit)}
              </button>{' '}
              <span class="num">
                {placeOf(view, unit)}
                {far !== null && `, ${t('tactics.measured.enemy', { far })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
