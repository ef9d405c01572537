import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { saveRecord } from './Moments.tsx';

/** The rules themselves failed at an answer: how the match can go on, or end. */
export function RulesFailed({ c }: { c: Controller }) {
  const { failed, state } = c.table;
  if (failed.value === null) return null;
  const close = (): void => {
    failed.value = null;
  };
  const undoable = Object.entries(state.value?.undoable ?? {}).find(
    ([seat, count]) => count > 0 && c.table.seats[Number(seat)]?.kind === 'person',
  );
  return (
    <Dialog title={t('failed.title')} onClose={close} called={false}>
      <p>{t('failed.text')}</p>
      <div class="moment-tools">
        <button type="button" class="btn primary" onClick={close}>
          {t('failed.goOn')}
        </button>
        {undoable !== undefined && (
          <button
            type="button"
            class="btn"
            onClick={() => void c.table.undo(Number(undoable[0]), (c.state?.at ?? 1) - 1).then(close)}
          >
            {t('failed.takeBack')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => void saveRecord(c)}>
          {t('share.file')}
        </button>
        <button type="button" class="btn" onClick={() => void c.table.end()}>
          {t('failed.end')}
        </button>
      </div>
    </Dialog>
  );
}
