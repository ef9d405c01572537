import { t } from '../../../i18n/index.ts';
import { inCentimetres } from './lengths.ts';
import type { Ranges } from './ranges.ts';
import '../../../pages/table/layers.css';
import './ranges.css';

/** Asks for the ranges of a weapon, and for that of another. */
export function RangeBar({ ranges }: { ranges: Ranges }) {
  const all = ranges.all.value;
  const chosen = ranges.chosen.value;
  if (all.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend where a quiet row is wanted
    <div class="sheet mt-rangebar" role="group" aria-label={t('layers.bands')}>
      <button type="button" class="chip" aria-pressed={ranges.isOn.value} onClick={() => ranges.toggle()}>
        <span>{t('layers.bands')}</span>
        <kbd>B</kbd>
      </button>
      {chosen !== null &&
        all.map(({ key, name, range }) => (
          <button
            key={key}
            type="button"
            class="chip"
            aria-pressed={key === chosen.key}
            onClick={() => ranges.choose(key)}
          >
            <span>{`${name} ${t('tactics.measured.length', { length: inCentimetres(range) })}`}</span>
          </button>
        ))}
    </div>
  );
}
