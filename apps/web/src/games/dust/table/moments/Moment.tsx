import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isStill, paces, settings } from '../../../../settings.ts';
import { useUncalled } from '../../../../ui/uncalled.ts';
import './moment.css';

/** The line of the log whose moment was last shown to its end. */
export const seen: Signal<number> = signal(-1);

/** Lies over the map until it has been seen: the first click or Escape shows its end, the next puts it away. */
export function Moment({
  at,
  label,
  length,
  onDone,
  children,
}: {
  /** The line of the log that it shows. */
  at: number;
  label: string;
  /** How long it takes to be shown, in milliseconds. */
  length: number;
  onDone: () => void;
  children: ComponentChildren;
}) {
  const [shown, setShown] = useState(isStill());
  const uncalled = useUncalled();
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), length * paces[settings.peek().pace]);
    return () => clearTimeout(timer);
  }, [shown]);
  useLayoutEffect(() => {
    if (shown) seen.value = at;
  }, [shown, at]);
  // Before it is painted: a key pressed as soon as it is seen is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (shown) onDone();
      else setShown(true);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [shown, onDone]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <section
      class={`d-moment ${shown ? 'still' : ''} ${uncalled}`}
      aria-label={label}
      style={{ '--pace': paces[settings.value.pace] }}
      onClick={() => setShown(true)}
    >
      {children}
    </section>
  );
}
