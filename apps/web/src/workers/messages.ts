import type { Problem } from '@dustfront/kernel';

// What page and worker say to each other: calls by name, each answered once, with news on the way where there are any.

/** The kinds of work that are done away from the page. */
export type Role = 'match' | 'player' | 'review' | 'battle';

export interface Request {
  readonly id: number;
  readonly call: string;
  readonly args: readonly unknown[];
}

export type Response =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly problems?: readonly Problem[] };

/** What answers in a worker: the module of every role exports one. */
export type Answer = (
  call: string,
  args: readonly unknown[],
  onProgress: (progress: unknown) => void,
) => unknown;
