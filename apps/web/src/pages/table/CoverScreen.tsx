import { useEffect, useRef } from 'preact/hooks';
import { SideMark } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { useUncalled } from '../../ui/uncalled.ts';
import './coverscreen.css';

/** Hides the whole table while the device changes hands. */
export function CoverScreen({ c }: { c: Controller }) {
  const button = useRef<HTMLButtonElement>(null);
  const uncalled = useUncalled();
  useEffect(() => button.current?.focus(), []);
  const seat = c.handOver.value;
  if (seat === null) return null;
  const view = c.shown.value?.view ?? null;
  const side = view === null ? undefined : c.face.status(view).sides.find((s) => s.seats.includes(seat));
  return (
    <div
      class={`coverscreen side-${side?.sign ?? 'neutral'} ${uncalled}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cover-title"
    >
      <SideMark sign={side?.sign ?? 'neutral'} size={88} />
      <h2 id="cover-title">{t('cover.title', { name: c.table.seats[seat]?.name ?? '' })}</h2>
      <p>{t('cover.text')}</p>
      <button ref={button} type="button" class="btn side" onClick={() => void c.takeOver()}>
        {t('cover.ready')}
      </button>
    </div>
  );
}
