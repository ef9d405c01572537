import { useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import type { Draft } from '../../games/draft.ts';
import type { SetupChoice } from '../../games/setup-plan.ts';
import { t } from '../../i18n/index.ts';
import { href } from '../../router.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { draftIn, keepOnce } from './own.ts';

/** Scenarios of one's own beside the ready-made ones, and the way to more of them. */
export function OwnList({
  game,
  choices,
  chosen,
  onChoose,
  onDraft,
}: {
  game: string;
  choices: readonly SetupChoice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onDraft: (draft: Draft) => void;
}) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const open = async (link: string): Promise<void> => {
    const draft = await draftIn(link);
    if (draft === null) return setSaid(t('setup.noLink'));
    if (draft.game !== game) return setSaid(t('setup.otherGame'));
    setSaid('');
    setAsking(false);
    onDraft(keepOnce(draft));
  };
  return (
    <div class="su-group">
      <h3 class="eyebrow">{t('setup.own')}</h3>
      {choices.length > 0 && <ChoiceList choices={choices} chosen={chosen} onChoose={onChoose} />}
      <p class="su-more">
        <a href={href('editor', game)}>{t('setup.makeOwn')}</a>
        <button type="button" class="btn small" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          <Icon name="link" size={14} /> {t('setup.fromLink')}
        </button>
      </p>
      {asking && (
        <input
          type="text"
          class="su-link"
          aria-label={t('setup.linkLabel')}
          placeholder={t('setup.linkLabel')}
          onInput={(event) => {
            const { value } = event.currentTarget;
            if (value.trim() !== '') void open(value);
          }}
        />
      )}
      <p class="muted" role="status">
        {said}
      </p>
    </div>
  );
}
