import { useState } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';

/** Deletes when it is pressed once more, for what is gone stays gone; whoever turns away from it keeps it. */
export function DropButton({ label, onDrop }: { label: string; onDrop: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button
        type="button"
        class="iconbtn"
        aria-label={label}
        title={t('common.delete')}
        onClick={() => setSure(true)}
      >
        <Icon name="trash" />
      </button>
    );
  return (
    <button
      ref={(button) => button?.focus()}
      type="button"
      class="btn small sure"
      aria-label={`${label}: ${t('common.sure')}`}
      onBlur={() => setSure(false)}
      onClick={onDrop}
    >
      {t('common.sure')}
    </button>
  );
}
