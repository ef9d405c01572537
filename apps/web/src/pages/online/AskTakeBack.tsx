import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNamed } from './named.ts';

const most = 8;

/** Which of one's own answers, and with it everything after it, shall not have been. */
export function AskTakeBack({
  table,
  c,
  words,
  onClose,
}: {
  table: RemoteTable;
  c: Controller;
  words: Readonly<Record<string, string>>;
  onClose: () => void;
}) {
  const given = table.given.value;
  const mine = given
    .filter(({ seat }) => seat === table.mySeat.value)
    .slice(-most)
    .reverse();
  const named = useNamed(
    table,
    c,
    words,
    mine.map(({ number }) => number),
  );
  const free = table.wire.value?.freeTakeBack ?? null;
  const [chosen, setChosen] = useState<number | null>(mine[0]?.number ?? null);
  return (
    <Dialog title={t('online.offer.askTitle')} onClose={onClose}>
      {mine.length === 0 ? (
        <p>{t('online.offer.nothing')}</p>
      ) : (
        <>
          <p>{t('online.offer.askText')}</p>
          <div class="ask-list" role="radiogroup" aria-label={t('online.offer.askTitle')}>
            {mine.map(({ number, option }) => (
              <label key={number}>
                <input
                  type="radio"
                  name="takeback"
                  checked={chosen === number}
                  onChange={() => setChosen(number)}
                />
                <span>{named.get(number) ?? option}</span>
                <small class="muted">
                  {t('online.offer.undoes', { count: given.filter((g) => g.number >= number).length })}
                  {free !== null && number > free && `, ${t('online.offer.freely')}`}
                </small>
              </label>
            ))}
          </div>
          <div class="moment-tools">
            <button
              type="button"
              class="btn primary"
              disabled={chosen === null}
              onClick={() => {
                onClose();
                if (chosen !== null) void table.askTakeBack(chosen - 1);
              }}
            >
              {t('online.offer.ask')}
            </button>
            <button type="button" class="btn" onClick={onClose}>
              {t('common.cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
