import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNamed } from './named.ts';

const most = 8;

interface Choice {
  readonly number: number;
  readonly text: string | null;
  /** What it would cost, in words. */
  readonly cost: string;
}

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly Choice[];
  chosen: number | null;
  onChoose: (number: number) => void;
}) {
  return (
    <div class="ask-list" role="radiogroup" aria-label={t('online.offer.askTitle')}>
      {choices.map(({ number, text, cost }) => (
        <label key={number}>
          <input type="radio" name="takeback" checked={chosen === number} onChange={() => onChoose(number)} />
          <span>{text}</span>
          <small class="muted">{cost}</small>
        </label>
      ))}
    </div>
  );
}

/** The last answers of one's own, the latest first, each with what taking it back would cost. */
function useChoices(table: RemoteTable, c: Controller, words: Readonly<Record<string, string>>): Choice[] {
  const given = table.given.value;
  const entries = table.state.value?.entries ?? [];
  const mine = given
    .filter((_, i) => entries[i]?.seat === table.mySeat.value)
    .slice(-most)
    .reverse();
  const named = useNamed(table, c, words, mine);
  const free = table.wire.value?.freeTakeBack ?? null;
  const costOf = (number: number): string => {
    const undoes = t('online.offer.undoes', { count: given.filter((other) => other >= number).length });
    return free !== null && number > free ? `${undoes}, ${t('online.offer.freely')}` : undoes;
  };
  return mine.map((number) => ({
    number,
    text: named.get(number) ?? entries[given.indexOf(number)]?.option ?? null,
    cost: costOf(number),
  }));
}

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
  const choices = useChoices(table, c, words);
  const [chosen, setChosen] = useState<number | null>(choices[0]?.number ?? null);
  return (
    <Dialog title={t('online.offer.askTitle')} onClose={onClose}>
      {choices.length === 0 ? (
        <p>{t('online.offer.nothing')}</p>
      ) : (
        <>
          <p>{t('online.offer.askText')}</p>
          <Choices choices={choices} chosen={chosen} onChoose={setChosen} />
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
