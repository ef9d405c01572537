import { useEffect, useState } from 'preact/hooks';

const narrow = matchMedia('(max-width: 820px)');

/** Whether there is only room for the map and a sheet below it. */
export function usePhone(): boolean {
  const [is, set] = useState(narrow.matches);
  useEffect(() => {
    const on = (): void => set(narrow.matches);
    narrow.addEventListener('change', on);
    return () => narrow.removeEventListener('change', on);
  }, []);
  return is;
}
