import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import type { ManualPart } from './Manual.tsx';
import { mw, needManualWords } from './words.ts';

const load = async (_: ManualPart) => {
  const [{ Manual }] = await Promise.all([import('./Manual.tsx'), needManualWords()]);
  return { Manual };
};

/** The manual, over the page it is about: closed again, everything is as it was. */
function ManualDialog({ part, onClose }: { part: ManualPart; onClose: () => void }) {
  const loaded = useLoaded(part, load);
  return (
    <Dialog title={loaded === null ? t('army.manual') : mw('title')} onClose={onClose} wide>
      {loaded === null ? <p class="muted">{t('common.loading')}</p> : <loaded.Manual first={part} />}
    </Dialog>
  );
}

/** The question mark of the army builder and of the editor. */
export function ManualButton({ part }: { part: ManualPart }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn manual-open" onClick={() => setOpen(true)}>
        {t('army.manual')}
      </button>
      {open && <ManualDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
}
