import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AfterMatch } from './AfterMatch.tsx';

/** Somebody's time has run out, and the match with it. */
export function LostOnTime({ c }: { c: Controller }) {
  const [open, setOpen] = useState(true);
  const seat = c.table.time?.fallen.value ?? null;
  const view = c.shown.value?.view ?? null;
  if (!open || seat === null || view === null) return null;
  const { sides } = c.face.status(view);
  const lost = sides.find((side) => side.seats.includes(seat));
  const won = sides.find((side) => side !== lost);
  return (
    <Dialog title={t('over.wins', { side: won?.name ?? '' })} onClose={() => setOpen(false)} called={false}>
      <div class="over">
        <p>{t('clock.over', { side: lost?.name ?? '' })}</p>
      </div>
      <AfterMatch c={c} onLook={() => setOpen(false)} />
    </Dialog>
  );
}
