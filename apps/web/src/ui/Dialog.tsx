import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import { useUncalled } from './uncalled.ts';
import './dialog.css';

/** A modal dialog: the browser keeps focus inside, Escape and the cross close it. */
export function Dialog({
  title,
  onClose,
  children,
  wide = false,
  called = true,
  quiet,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
  /** Whether somebody asked for it; what comes up by itself takes no click that was meant for what lay there before. */
  called?: boolean;
  /** For how many milliseconds nobody must have clicked before it does. */
  quiet?: number;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const uncalled = useUncalled(quiet);
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`dlg ${wide ? 'wide' : ''} ${called ? '' : uncalled}`}
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
