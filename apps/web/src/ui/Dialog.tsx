import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import './dialog.css';

/** A modal dialog: the browser keeps focus inside, Escape and the cross close it. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`dlg${wide ? ' wide' : ''}`}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onCancel={onClose}
    >
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dlg-body">{children}</div>
    </dialog>
  );
}
