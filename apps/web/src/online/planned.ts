import type { Json } from '@dustfront/kernel';
import { signal } from '@preact/signals';

/** What was set up on the set-up page and shall be played on the server. */
export const planned = signal<{ readonly game: string; readonly setup: Json; readonly title: string } | null>(
  null,
);
