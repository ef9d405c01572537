import { useEffect, useState } from 'preact/hooks';
import type { Controller } from '../../../../modes/controller.ts';
import type { LogLine } from '../../../../session/table.ts';
import { type Battle, battlesIn } from '../../story/battles.ts';
import { seatIn } from '../../story/read.ts';
import { seen } from './Moment.tsx';
import type { Untold } from './untold.ts';

/** Something that everybody at the table looks at before it goes on. */
export type Shown =
  | { readonly kind: 'battle'; readonly at: number; readonly battle: Battle }
  | { readonly kind: 'scoring' | 'cards'; readonly at: number; readonly line: LogLine };

export interface Moments {
  readonly now: Shown | null;
  /** Points and cards that were not seen yet: nothing gives them away. */
  readonly untold: Untold;
  readonly done: () => void;
}

const ALL_TOLD: Untold = { round: null, cards: false };

const kinds: Readonly<Record<string, Shown['kind']>> = {
  'battle-ended': 'battle',
  'special-attack': 'battle',
  scored: 'scoring',
  'cards-revealed': 'cards',
};

/** The last attack that a log tells of, up to a line. */
export function lastBattle(log: readonly LogLine[]): Battle | null {
  const start = log.findLastIndex(({ event }) => event.type === 'attack');
  return start < 0 ? null : (battlesIn(log.slice(start)).at(-1) ?? null);
}

export const concerns = ({ seat, defender }: Battle, people: readonly number[]): boolean =>
  people.includes(seat) || (typeof defender === 'number' && people.includes(defender));

function firstUnread(log: readonly LogLine[], read: number, people: readonly number[]): Shown | null {
  for (let at = read; at < log.length; at++) {
    const line = log[at] as LogLine;
    const kind = kinds[line.event.type];
    if (kind === undefined) continue;
    if (kind !== 'battle') return { kind, at, line };
    const sides = [line.event.attacker, line.event.seat, line.event.defender].map(seatIn);
    if (!sides.some((seat) => seat !== null && people.includes(seat))) continue;
    const battle = lastBattle(log.slice(0, at + 1));
    if (battle !== null) return { kind, at, battle };
  }
  return null;
}

/** What the log knows already and the table does not. */
export function untoldIn(log: readonly LogLine[], from: number): Untold {
  const lines = log.slice(from).map(({ event }) => event);
  const scored = lines.find(({ type }) => type === 'scored');
  return {
    round: scored === undefined ? null : Number(scored.round),
    cards: lines.some(({ type }) => type === 'cards-revealed'),
  };
}

/**
 * What happens while somebody is at the table, one after the other; computers wait meanwhile. What was before he came
 * is old news.
 */
export function useMoments(c: Controller, watching: boolean): Moments {
  const log = c.table.state.value?.log ?? null;
  const [read, setRead] = useState<number | null>(null);
  const past = c.past.value !== null;
  useEffect(() => {
    if (log !== null && read === null) setRead(log.length);
  }, [log === null]);
  const next =
    watching || past || log === null || read === null
      ? null
      : firstUnread(log, Math.min(read, log.length), c.seats.value);
  useEffect(
    () => () => {
      seen.value = -1;
    },
    [],
  );
  // What the map is still showing is seen to its end first; a battle on its stage is shown there.
  const isShowing = next !== null && next.kind !== 'battle' && c.stage.playing.value !== null;
  const now = isShowing ? null : next;
  const waits = next !== null;
  useEffect(() => {
    if (!waits) return;
    c.table.paused.value = true;
    return () => {
      if (c.past.peek() === null) c.table.wake();
    };
  }, [waits]);
  // Where one was shown to its end, what it told is known.
  const known = next === null || seen.value !== next.at ? (next?.at ?? null) : next.at + 1;
  const untold = known === null || log === null ? ALL_TOLD : untoldIn(log, known);
  return { now, untold, done: () => now !== null && setRead(now.at + 1) };
}
