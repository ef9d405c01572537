import { useEffect } from 'preact/hooks';

const program = 'Dustfront';

/** The title of the window, by which tabs, bookmarks and screen readers call it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === program ? program : `${title} · ${program}`;
  }, [title]);
}
