import { useComputed } from '@preact/signals';
import { Icon } from '../../../drawings/icons.tsx';
import { num, percent, percentSign, t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { fireAll } from './clicks.ts';
import type { Draft } from './draft.ts';
import { type Prospect, prospectsNow } from './prospects.ts';
import '../../../pages/table/targets.css';

function Row({ row, onFire }: { row: Prospect; onFire: (() => void) | null }) {
  const inside = (
    <>
      <span>
        {row.name}
        <small>
          {t('tactics.measured.length', { length: row.far })}
          {row.covered && `, ${t('orders.inCover')}`}
        </small>
      </span>
      <b class="num">{percent(row.some) + percentSign()}</b>
      <small class="num">
        {t('odds.prospect', { mean: num(row.mean, 1) })}
        {row.destroyed >= 0.005 && `; ${t('odds.destroys', { chance: percent(row.destroyed) })}`}
      </small>
    </>
  );
  return (
    <li>
      {onFire === null ? (
        <div class="aimrow">{inside}</div>
      ) : (
        <button type="button" class="aimrow" onClick={onFire}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** Whom the unit could fire at with everything it has, each with its odds. */
export function Prospects({ c, draft }: { c: Controller; draft: Draft }) {
  const found = useComputed(() => prospectsNow(c, draft)).value;
  if (found === null) return null;
  const firing = c.mode.value === 'fire';
  const none = found.rows.length === 0;
  const head = found.there
    ? t(`tactics.measured.${none ? 'nobodyThere' : found.later ? 'fromThereLater' : 'fromThere'}`)
    : t(`tactics.measured.${none ? 'nobodyHere' : firing ? 'allAt' : 'fromHere'}`);
  return (
    <div class={`prospects sheet${found.there || firing ? '' : ' later'}`} role="status">
      <p>
        <Icon name="target" size={16} /> {head}
      </p>
      {!none && (
        <ul>
          {found.rows.map((row) => (
            <Row key={row.key} row={row} onFire={firing ? () => fireAll(c, row.key) : null} />
          ))}
        </ul>
      )}
      {found.spared.length > 0 && (
        <ul class="spared">
          {found.spared.map(({ key, name, far, why }) => (
            <li key={key}>
              <Icon name="no" size={14} /> {name}{' '}
              <small>
                {t('tactics.measured.length', { length: far })}, {why}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
