import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, plain = false }: { text: string; plain?: boolean }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class={plain ? 'btn' : 'btn primary'}
      onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
    >
      {copied ? t('common.copied') : t('common.copy')}
    </button>
  );
}
