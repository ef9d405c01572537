import type { Message } from '@dustfront/kernel';
import type { LogLine, TableState } from '../session/table.ts';
import type { GameFace } from './face.ts';

/** What says nothing about a choice. */
const empty = new Set(['ai.usual', 'ai.only']);
const says = (words: readonly Message[] | undefined): words is readonly Message[] =>
  words?.some(({ key }) => !empty.has(key)) === true;

/**
 * Why a computer did what a line of the log tells, told once for each deed: that of the choice which mattered. Where
 * that says nothing (only one unit was left, all that had been chosen goes along), it is that of the next one, or of
 * the one before.
 */
export function reasonsIn(
  { log, entries }: Pick<TableState, 'log' | 'entries'>,
  reasons: ReadonlyMap<number, readonly Message[]>,
  deed: NonNullable<GameFace['deed']>,
): (line: LogLine) => readonly Message[] {
  const deeds = new Map<number, string>();
  for (const line of log)
    if (!deeds.has(line.after) && deed(line) !== null) deeds.set(line.after, line.event.type);
  return (line) => {
    const kind = deed(line);
    const own = reasons.get(line.after);
    if (kind === null || own === undefined || deeds.get(line.after) !== line.event.type) return [];
    if (says(own)) return own;
    const seat = entries[line.after]?.seat;
    const step = kind === 'opens' ? 1 : -1;
    for (let at = line.after + step; entries[at]?.seat === seat && !deeds.has(at); at += step) {
      const words = reasons.get(at);
      if (says(words)) return words;
    }
    return kind === 'opens' ? own : [];
  };
}
