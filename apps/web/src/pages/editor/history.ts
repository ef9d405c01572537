import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../games/draft.ts';
import { isWhole } from './whole.ts';

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

const key = (game: string): string => `dustfront.editor.${game}`;

/** What was last worked on in this tab, with all that can be taken back. */
function load(game: string): Line | null {
  try {
    const line = JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Line | null;
    const drafts = line === null ? [] : [...line.past, line.now, ...line.future];
    return line !== null && drafts.every((draft) => isWhole(draft) && draft.game === game) ? line : null;
  } catch {
    return null;
  }
}

function store(game: string, line: Line): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify({ ...line, tag: null }));
  } catch {
    // It is taken up from the kept drafts then, without its past.
  }
}

/**
 * A draft with its past and what was taken back of it. A playtest, another page or a reload takes nothing of it away.
 */
export function useHistory(given: Draft | null, game: string, first: () => Draft): History {
  const [line, setLine] = useState<Line>(
    () => (given === null ? load(game) : null) ?? { past: [], now: given ?? first(), future: [], tag: null },
  );
  const last = useRef(line);
  last.current = line;
  useEffect(() => {
    const keep = (): void => store(game, last.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [game]);
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
