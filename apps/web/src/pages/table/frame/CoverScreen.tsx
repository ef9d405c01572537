import { useEffect, useRef } from 'preact/hooks';
import { coloursOf, OwnerMark } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { calledAt } from '../../../session/called.ts';
import { useUncalled } from '../../../ui/uncalled.ts';
import './coverscreen.css';

/** Nothing of the table is on the page while the device changes hands. */
export function CoverScreen({ c }: { c: Controller }) {
  const button = useRef<HTMLButtonElement>(null);
  const uncalled = useUncalled();
  const seat = c.handOver.value ?? 0;
  useEffect(() => button.current?.focus(), [seat]);
  const view = c.shown.value?.view ?? null;
  const sides = view === null ? [] : c.face.status(view).sides;
  const side = sides.find(({ seats }) => seats.includes(seat)) ?? { sign: 'neutral' };
  return (
    <div
      class={`coverscreen ${coloursOf(side)} ${uncalled}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cover-title"
    >
      <OwnerMark owner={side} size={88} />
      <h2 id="cover-title">{t('cover.title', { name: calledAt(c.table.seats[seat]) })}</h2>
      <p>{t('cover.text')}</p>
      <button ref={button} type="button" class="btn coloured" onClick={() => void c.takeOver()}>
        {t('cover.ready')}
      </button>
    </div>
  );
}
