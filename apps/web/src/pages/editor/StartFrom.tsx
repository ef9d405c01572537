import { useState } from 'preact/hooks';
import type { Draft, EditorKit, ReadyDraft } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { DropButton } from '../../ui/DropButton.tsx';
import { dropDraft, loadDrafts } from './keep.ts';

const titleOf = (draft: Draft): string => (draft.title === '' ? t('editor.unnamed') : draft.title);

const Ready = ({ label, all }: { label: string; all: readonly ReadyDraft[] }) => (
  <optgroup label={label}>
    {all.map((one) => (
      <option key={one.id} value={one.id}>
        {one.title}
      </option>
    ))}
  </optgroup>
);

/** A blank sheet, one of one's own, or a printed one to change. */
export function StartFrom({ kit, onOpen }: { kit: EditorKit; onOpen: (draft: Draft) => void }) {
  const [chosen, setChosen] = useState('');
  const own = loadDrafts().filter((draft) => draft.game === kit.game);
  const ready = kit.ready();
  const open = (id: string): void => {
    const mine = own.find((draft) => `own ${draft.id}` === id);
    const printed = ready.find((one) => one.id === id);
    if (id === 'new') onOpen(kit.blank());
    else if (id === 'table' && kit.table !== null) onOpen(kit.table.blank());
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
        {kit.table !== null && <option value="table">{t('editor.table.blank')}</option>}
        {own.length > 0 && (
          <optgroup label={t('editor.own')}>
            {own.map((draft) => (
              <option key={draft.id} value={`own ${draft.id}`}>
                {titleOf(draft)}
              </option>
            ))}
          </optgroup>
        )}
        <Ready label={t('editor.printed')} all={ready.filter(({ isTable }) => isTable !== true)} />
        {kit.table !== null && (
          <Ready label={t('editor.table.ready')} all={ready.filter(({ isTable }) => isTable === true)} />
        )}
      </select>
      {chosen !== '' && (
        <DropButton
          label={t('editor.drop')}
          onDrop={() => {
            dropDraft(chosen.slice(4));
            setChosen('');
          }}
        />
      )}
    </>
  );
}
