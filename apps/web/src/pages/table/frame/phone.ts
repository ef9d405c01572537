import { useEffect, useState } from 'preact/hooks';

/** The same as in frame.css: one part of the table at a time, on a sheet under or beside the board. */
const narrow = matchMedia('(max-width: 820px), (max-width: 1180px) and (max-height: 560px)');

/** Whether there is only room for the board or map and one part beside it. */
export function usePhone(): boolean {
  const [is, set] = useState(narrow.matches);
  useEffect(() => {
    const on = (): void => set(narrow.matches);
    narrow.addEventListener('change', on);
    return () => narrow.removeEventListener('change', on);
  }, []);
  return is;
}
