import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../../camera/camera.ts';
import type { Controller } from '../../../modes/controller.ts';
import { hintOf, putHintAway, toggleHint } from '../../../modes/hinting.ts';

/** What keys mean at a table of one kind. */
export interface OwnKeys {
  readonly camera: Camera;
  readonly help: () => void;
  /** The big button. */
  readonly commit: () => void;
  /** The answer with that number, from 1. */
  readonly choose: (n: number) => void;
  /** Lets go of what was taken up. */
  readonly back: () => void;
  /** Letters of its own. */
  readonly letters: Readonly<Record<string, () => void>>;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? target.type !== 'checkbox' && target.type !== 'range'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function onTime(c: Controller, step: number): void {
  void c.goTo(Math.max(0, (c.shown.peek()?.at ?? 0) + step));
}

/** What every table does at a key. */
function commonKeys(c: Controller, own: OwnKeys): Readonly<Record<string, () => void>> {
  return {
    '?': own.help,
    l: () => c.news.toggle(),
    u: () => void c.undo(),
    g: () => document.querySelector<SVGElement>('.table .surface [tabindex="0"]')?.focus(),
    '[': () => onTime(c, -1),
    ']': () => onTime(c, 1),
    '+': () => own.camera.by(1.34),
    '-': () => own.camera.by(1 / 1.34),
    h: () => void toggleHint(c),
    escape: () => {
      c.stage.finish();
      if (hintOf(c) === null) own.back();
      else putHintAway(c);
    },
  };
}

/** The keys of the table; `?` shows them all. */
export function useKeys(c: Controller, own: OwnKeys): void {
  const latest = useRef(own);
  latest.current = own;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || typing(event.target) || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { current } = latest;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'enter' && key !== 'z') return;
        event.preventDefault();
        if (key === 'z') void c.undo();
        else current.commit();
      } else if (/^[1-9]$/.test(key)) current.choose(Number(key));
      else (current.letters[key] ?? commonKeys(c, current)[key])?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [c]);
}
