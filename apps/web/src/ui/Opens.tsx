import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Details that are drawn when they are opened, and not before: most never are. */
export function Opens({
  class: look,
  summary,
  open = false,
  children,
}: {
  class?: string;
  summary: string;
  open?: boolean;
  children: () => ComponentChildren;
}) {
  const [opened, setOpened] = useState(open);
  return (
    <details class={look} open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}
