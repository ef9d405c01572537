import { useEffect } from 'preact/hooks';
import { hintOf, putHintAway, toggleHint } from '../../../modes/hinting.ts';
import type { Desk } from './desk.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The keys of the table: back, undo, commit, time, help. The map has the arrow keys. */
export function useDustKeys(desk: Desk, { help, names }: { help: () => void; names: () => void }): void {
  useEffect(() => {
    const { c } = desk;
    const onKey = (event: KeyboardEvent): void => {
      if (typing(event.target) || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        document.querySelector<HTMLButtonElement>('.dust .commit:not([aria-disabled="true"])')?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        void c.undo();
        return;
      }
      const key = event.key.toLowerCase();
      switch (key) {
        case '?':
          help();
          return;
        case 'u':
          void c.undo();
          return;
        case 'm':
          names();
          return;
        case 'g':
          document.querySelector<SVGElement>('.wm [tabindex="0"]')?.focus();
          return;
        case '[':
          void c.goTo(Math.max(0, (c.shown.peek()?.at ?? 0) - 1));
          return;
        case ']':
          void c.goTo((c.shown.peek()?.at ?? 0) + 1);
          return;
        case 'l':
          c.news.toggle();
          return;
        case 'h':
          void toggleHint(c);
          return;
        case 'escape':
          c.stage.finish();
          if (hintOf(c) === null) desk.back();
          else putHintAway(c);
          return;
        default:
      }
      if (/^[1-9]$/.test(event.key))
        document.querySelectorAll<HTMLButtonElement>('.dust .order')[Number(event.key) - 1]?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}
