import { useComputed } from '@preact/signals';
import { Icon } from '../../../drawings/icons.tsx';
import { num, percent, percentSign, t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { actionName } from '../actions.ts';
import { signOf } from '../model.ts';
import { fireAll } from './clicks.ts';
import type { Draft } from './draft.ts';
import { type Prospect, prospectsNow } from './prospects.ts';
import type { Shot, Shots } from './shots.ts';
import '../../../pages/table/targets.css';

function Row({ row, onFire }: { row: Prospect; onFire: (() => void) | null }) {
  const inside = (
    <>
      <span>
        {row.name}{' '}
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

const chanceOf = ({ some }: Prospect): string => percent(some) + percentSign();

/** What an attack is called: one that leaves an action says so. */
const attackName = (action: string): string =>
  action === 'attack' ? t('tactics.measured.thenMove') : actionName(action);

/** At whom aim is taken, and the buttons that let the dice fall. */
function Aimed({ shot, shots }: { shot: Shot; shots: Shots }) {
  const [first] = shot.ways;
  if (first === undefined) return null;
  const { view, unit } = first.announced;
  return (
    <section class={`sheet mt-draft side-${signOf(view, unit)}`} aria-label={t('orders.attack')}>
      <p role="status">{t('tactics.measured.fireAt', { name: first.prospect.name })}</p>
      <ul class="mt-aimed">
        <Row row={first.prospect} onFire={null} />
      </ul>
      <div class="mt-draft-buttons">
        {shot.ways.map((way, n) => (
          <button
            key={way.announced.action}
            type="button"
            class={n === 0 ? 'commit' : 'btn'}
            onClick={() => shots.fire(way)}
          >
            {attackName(way.announced.action)} <b class="num">{chanceOf(way.prospect)}</b>
            {n === 0 && <kbd>Enter</kbd>}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => shots.clear()}>
          <Icon name="close" size={14} /> <span class="word">{t('common.cancel')}</span>
        </button>
      </div>
    </section>
  );
}

interface ProspectsProps {
  readonly c: Controller;
  readonly draft: Draft;
  readonly shots: Shots;
}

/** Whom the unit could fire at with everything it has, each with its odds. */
export function Prospects({ c, draft, shots }: ProspectsProps) {
  const found = useComputed(() => prospectsNow(c, draft, shots.from.value)).value;
  const aimed = shots.at.value;
  if (aimed !== null) return <Aimed shot={aimed} shots={shots} />;
  if (found === null) return null;
  const firing = c.mode.value === 'fire';
  const none = found.rows.length === 0;
  const head = found.there
    ? t(`tactics.measured.${none ? 'nobodyThere' : found.later ? 'fromThereLater' : 'fromThere'}`)
    : t(`tactics.measured.${none ? 'nobodyHere' : firing ? 'allAt' : 'fromHere'}`);
  const fires = (key: string): (() => void) | null => {
    if (firing) return () => fireAll(c, key);
    return found.there || shots.from.value === null ? null : () => void shots.aim(key);
  };
  return (
    <div class={`prospects sheet${found.there || firing ? '' : ' later'}`} role="status">
      <p>
        <Icon name="target" size={16} /> {head}
      </p>
      {!none && (
        <ul>
          {found.rows.map((row) => (
            <Row key={row.key} row={row} onFire={fires(row.key)} />
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
