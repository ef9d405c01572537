import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walked } from '../router.ts';
import { usePageTitle } from './page-title.ts';

/** What a page is called: its first heading, the title of its window, and where reading begins on coming to it. */
export function Heading({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // The link that led here has gone with its page, and what one reads with it.
    if (walked() && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
