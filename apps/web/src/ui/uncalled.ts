import { useEffect, useState } from 'preact/hooks';

/** For so long a click is meant for what lay there before, in milliseconds. */
const MEANT_FOR_BEFORE = 400;

/** Calls when nobody has pressed anywhere for so long; whoever clicks on and on is still busy with what lay there. */
export function afterPause(quiet: number, clicks: EventTarget, call: () => void): () => void {
  let timer = setTimeout(call, quiet);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(call, quiet);
  };
  clicks.addEventListener('pointerdown', again, true);
  return () => {
    clearTimeout(timer);
    clicks.removeEventListener('pointerdown', again, true);
  };
}

/** The class of what comes up by itself: in its first moments no click goes through to it, while keys are heard. */
export function useUncalled(quiet = MEANT_FOR_BEFORE): '' | 'uncalled' {
  const [settled, setSettled] = useState(false);
  useEffect(() => (settled ? undefined : afterPause(quiet, window, () => setSettled(true))), [settled]);
  return settled ? '' : 'uncalled';
}
