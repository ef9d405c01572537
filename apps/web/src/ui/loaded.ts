import { useEffect, useState } from 'preact/hooks';

/**
 * What `load` brings for `of`, null until it is there. What was asked for before and comes late is never shown: of two
 * that are on their way at once the second may well be here first.
 */
export function useLoaded<K, T>(of: K, load: (of: K) => Promise<T>): T | null {
  const [found, setFound] = useState<{ readonly of: K; readonly value: T } | null>(null);
  useEffect(() => {
    let gone = false;
    void load(of).then((value) => gone || setFound({ of, value }));
    return () => {
      gone = true;
    };
  }, [of]);
  return found !== null && found.of === of ? found.value : null;
}
