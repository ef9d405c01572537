import { useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import type { Draft, EditorKit } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { dropDraft, loadDrafts } from './keep.ts';

const titleOf = (draft: Draft): string => (draft.title === '' ? t('editor.unnamed') : draft.title);

/** A blank sheet, one of one's own, or a printed one to change. */
export function StartFrom({ kit, onOpen }: { kit: EditorKit; onOpen: (draft: Draft) => void }) {
  const [chosen, setChosen] = useState('');
  const own = loadDrafts().filter((draft) => draft.game === kit.game);
  const ready = kit.ready();
  const open = (id: string): void => {
    const mine = own.find((draft) => `own ${draft.id}` === id);
    const printed = ready.find((one) => one.id === id);
    if (id === 'new') onOpen(kit.blank());
    else if (mine !== undefined) onOpen(mine);
    else if (printed !== undefined) onOpen(printed.draft());
    setChosen(mine === undefined ? '' : id);
  };
  return (
    <>
      <select
        aria-label={t('editor.startFrom')}
        value={chosen}
        onChange={(event) => open(event.currentTarget.value)}
      >
        <option value="">{t('editor.startFrom')}</option>
        <option value="new">{t('editor.blank')}</option>
        {own.length > 0 && (
          <optgroup label={t('editor.own')}>
            {own.map((draft) => (
              <option key={draft.id} value={`own ${draft.id}`}>
                {titleOf(draft)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('editor.printed')}>
          {ready.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </optgroup>
      </select>
      {chosen !== '' && (
        <button
          type="button"
          class="iconbtn"
          aria-label={t('editor.drop')}
          title={t('editor.drop')}
          onClick={() => {
            dropDraft(chosen.slice(4));
            setChosen('');
          }}
        >
          <Icon name="trash" />
        </button>
      )}
    </>
  );
}
