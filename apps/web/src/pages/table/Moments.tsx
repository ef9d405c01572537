import { useEffect, useState } from 'preact/hooks';
import { linkTo, recordHref } from '../../address.ts';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { go, href } from '../../router.ts';
import { pack } from '../../session/pack.ts';
import { branch } from '../../session/start.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Goes on from a moment at a private table, which leads back here. */
export async function tryFrom(c: Controller, at: number): Promise<void> {
  const id = await branch(
    c.face,
    await c.table.record(),
    at,
    c.table.seats,
    t('table.branchTitle', { at }),
    location.pathname + location.search + location.hash,
  );
  go(href('match', id));
}

/** What can be done with a moment: try on from it, link to it, come back to now. */
export function MomentTools({
  c,
  onShare,
  onNow,
}: {
  c: Controller;
  onShare: () => void;
  onNow: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const tryHere = async (): Promise<void> => {
    setBusy(true);
    await tryFrom(c, c.shown.peek()?.at ?? 0);
    setBusy(false);
  };
  return (
    <div class="moment-tools">
      {c.past.value !== null && (
        <button type="button" class="btn small primary" onClick={onNow}>
          {t('time.now')}
        </button>
      )}
      <button
        type="button"
        class="btn small"
        title={t('time.tryHere')}
        disabled={busy}
        onClick={() => void tryHere()}
      >
        <Icon name="branch" size={16} />
        <span class="word">{t('time.tryHere')}</span>
      </button>
      <button type="button" class="btn small" title={t('time.link')} onClick={onShare}>
        <Icon name="link" size={16} />
        <span class="word">{t('time.link')}</span>
      </button>
    </div>
  );
}

/** Saves the record of the match as a file. */
export async function saveRecord({ table }: Controller): Promise<void> {
  const url = URL.createObjectURL(new Blob([await table.record()], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `dustfront-${table.id}.record.txt`;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** A link that carries the whole record, so that anybody can open the moment without a server. */
export function ShareDialog({ c, onClose }: { c: Controller; onClose: () => void }) {
  const [link, setLink] = useState('');
  const at = c.shown.value?.at ?? 0;
  useEffect(() => {
    void c.table.record().then(async (record) => setLink(linkTo(recordHref(await pack(record), at))));
  }, [at]);
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <p>{t('share.text', { at })}</p>
      <textarea
        rows={5}
        readOnly
        value={link}
        aria-label={t('share.title')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="moment-tools">
        <CopyButton text={link} />
        <button type="button" class="btn" onClick={() => void saveRecord(c)}>
          <Icon name="file" /> {t('share.file')}
        </button>
      </div>
    </Dialog>
  );
}
