import { useState } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';

/** Deletes when it is pressed once more, for what is gone stays gone; whoever turns away from it keeps it. */
export function DropButton({
  label,
  onDrop,
  word,
  question = t('common.sure'),
  look = word === undefined ? 'iconbtn' : 'btn small',
}: {
  label: string;
  onDrop: () => void;
  /** What it is called where it is no bin. */
  word?: string;
  question?: string;
  look?: string;
}) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button
        type="button"
        class={look}
        aria-label={label}
        title={word === undefined ? t('common.delete') : undefined}
        onClick={() => setSure(true)}
      >
        {word ?? <Icon name="trash" />}
      </button>
    );
  return (
    <button
      ref={(button) => button?.focus()}
      type="button"
      class={`${word === undefined ? 'btn small' : look} sure`}
      aria-label={`${label}: ${question}`}
      onBlur={() => setSure(false)}
      onClick={onDrop}
    >
      {question}
    </button>
  );
}
