import { groundOf, onBoard, type TacticsView, tableOf, type Unit } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import { SideMark } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { placeOf, signOf, titleOf, viewOf } from '../model.ts';
import { clickTroop } from './clicks.ts';
import { farAway } from './geometry.ts';
import { bearingWords } from './lengths.ts';

const placeIn = (view: TacticsView, unit: Unit): Spot | undefined =>
  tableOf(view).pieces.find((piece) => piece.unit === unit.name)?.at;

/** How far the nearest enemy is, in centimetres, and in which direction; nothing where there is none on the table. */
function nearestEnemy(view: TacticsView, unit: Unit): string {
  const apartFrom = groundOf(view).apartFrom(view, unit);
  const [nearest] = view.units
    .filter((one) => one.side !== unit.side && onBoard(one))
    .sort((a, b) => apartFrom(a) - apartFrom(b));
  if (nearest === undefined) return '';
  const [from, to] = [placeIn(view, unit), placeIn(view, nearest)];
  const way = from === undefined || to === undefined ? '' : bearingWords(from, to);
  return `, ${t('tactics.measured.enemy', { far: farAway(apartFrom(nearest) * 100), way })}`;
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
                {nearestEnemy(view, unit)}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
