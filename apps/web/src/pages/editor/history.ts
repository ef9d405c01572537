import { useState } from 'preact/hooks';
import type { Draft } from '../../games/draft.ts';

const kept = 120;

export interface History {
  readonly draft: Draft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A change that can be taken back. Changes of one stroke or of one field share a tag and are taken back together. */
  readonly change: (next: Draft | ((now: Draft) => Draft), tag?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Line {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  readonly tag: string | null;
}

/** A draft with its past and what was taken back of it. */
export function useHistory(first: () => Draft): History {
  const [line, setLine] = useState<Line>(() => ({ past: [], now: first(), future: [], tag: null }));
  return {
    draft: line.now,
    canUndo: line.past.length > 0,
    canRedo: line.future.length > 0,
    change: (next, tag) =>
      setLine((before) => {
        const now = typeof next === 'function' ? next(before.now) : next;
        if (now === before.now) return before;
        const joins = tag !== undefined && tag === before.tag && before.past.length > 0;
        const past = joins ? before.past : [...before.past.slice(-kept), before.now];
        return { past, now, future: [], tag: tag ?? null };
      }),
    undo: () =>
      setLine((before) => {
        const last = before.past.at(-1);
        if (last === undefined) return before;
        return {
          past: before.past.slice(0, -1),
          now: last,
          future: [before.now, ...before.future],
          tag: null,
        };
      }),
    redo: () =>
      setLine((before) => {
        const [next, ...rest] = before.future;
        if (next === undefined) return before;
        return { past: [...before.past, before.now], now: next, future: rest, tag: null };
      }),
  };
}
