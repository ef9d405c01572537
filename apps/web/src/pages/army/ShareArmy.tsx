import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { armyLink } from './armies.ts';
import { type ArmyText, armyText, parseArmy } from './text.ts';

/** The list as text and as a link; a text pasted here is taken over. */
export function ShareArmy({
  army,
  onTake,
  onClose,
}: {
  army: ArmyText;
  onTake: (given: ArmyText) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(() => armyText(army));
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    void armyLink(army).then(setLink);
  }, [army]);
  const take = (): void => {
    const given = parseArmy(text);
    setWrong(given === null);
    if (given !== null) onTake(given);
  };
  return (
    <Dialog title={t('army.share')} onClose={onClose}>
      <p>{t('army.shareText')}</p>
      <textarea
        rows={9}
        aria-label={t('army.text')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {wrong && (
        <p class="problems" role="alert">
          {t('army.noList')}
        </p>
      )}
      <div class="moment-tools">
        <CopyButton plain text={text} />
        <button type="button" class="btn primary" onClick={take}>
          {t('army.take')}
        </button>
      </div>
      <p class="muted">{t('army.link')}</p>
      <textarea
        rows={3}
        readOnly
        value={link}
        aria-label={t('army.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="moment-tools">
        <CopyButton plain text={link} />
      </div>
    </Dialog>
  );
}
