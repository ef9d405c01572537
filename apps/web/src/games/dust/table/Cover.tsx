import type { DustView } from '@dustfront/dust';
import { useEffect, useRef } from 'preact/hooks';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { useUncalled } from '../../../ui/uncalled.ts';
import { armyOf } from '../model.ts';
import '../../../pages/table/coverscreen.css';

/** Nothing of the table is on the page while the device changes hands. */
export function Cover({ c, view }: { c: Controller; view: DustView }) {
  const button = useRef<HTMLButtonElement>(null);
  const uncalled = useUncalled();
  const seat = c.handOver.value ?? 0;
  useEffect(() => button.current?.focus(), [seat]);
  const army = armyOf(view, seat);
  return (
    <div
      class={`coverscreen army-${army} ${uncalled}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cover-title"
    >
      <ArmyMark army={army} size={88} />
      <h2 id="cover-title">{t('cover.title', { name: c.table.seats[seat]?.name ?? '' })}</h2>
      <p>{t('cover.text')}</p>
      <button ref={button} type="button" class="btn side" onClick={() => void c.takeOver()}>
        {t('cover.ready')}
      </button>
    </div>
  );
}
