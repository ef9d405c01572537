import { useEffect, useState } from 'preact/hooks';

/** For so long a click is meant for what lay there before, in milliseconds. */
const MEANT_FOR_BEFORE = 400;

/** The class of what comes up by itself: in its first moments no click goes through to it, while keys are heard. */
export function useUncalled(): '' | 'uncalled' {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), MEANT_FOR_BEFORE);
    return () => clearTimeout(timer);
  }, []);
  return settled ? '' : 'uncalled';
}
