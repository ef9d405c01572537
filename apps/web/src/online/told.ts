import type { AnyGame, Json, Message, Rolled } from '@dustfront/kernel';
import type { WireEntry } from '@dustfront/protocol';
import type { LogLine } from '../session/table.ts';
import { eventInWords } from './words.ts';

interface Line {
  entry: WireEntry;
  words: readonly LogLine[];
}

/** What a server has told of a match, entry by entry, with what happened in words. */
export class ToldLog {
  private readonly lines: Line[] = [];

  add(entry: WireEntry): void {
    this.lines.push({ entry, words: [] });
  }

  /** The answers that still count. */
  answers(): WireEntry[] {
    return this.entries().filter((entry) => counts(entry));
  }

  /** How the match began: dice may fall before the first question. */
  beginning(): WireEntry[] {
    return this.entries().filter(({ do: what }) => what === 'begin');
  }

  words(): LogLine[] {
    return this.lines.flatMap(({ words }) => words);
  }

  /** The first thing that came of an answer, dice aside. */
  cameOf(answer: WireEntry): Message | null {
    const line = this.lines.find(({ entry }) => entry === answer);
    return line?.words.find(({ event }) => event.type !== 'rolled')?.message ?? null;
  }

  /** Takes back every answer after that number. */
  undo(to: number): void {
    for (const line of this.lines)
      if (line.entry.number > to && counts(line.entry))
        line.entry = { ...line.entry, undone: true, events: [] };
  }

  /**
   * Puts each line's happenings into words, after as many answers as were given before it; returns how many were given
   * in all.
   */
  inWords(game: AnyGame, view: Json): number {
    let after = 0;
    for (const line of this.lines) {
      const { entry } = line;
      if (line.words.length !== entry.events.length || line.words[0]?.after !== after)
        line.words = (entry.events as LogLine['event'][]).map((event) => ({
          after,
          event,
          message: eventInWords(game, event, view),
        }));
      if (counts(entry)) after += 1;
    }
    return after;
  }

  private entries(): WireEntry[] {
    return this.lines.map(({ entry }) => entry);
  }
}

const counts = (entry: WireEntry): boolean => entry.do === 'answer' && entry.undone !== true;

export const rollsOf = (entries: readonly WireEntry[]): Rolled[] =>
  entries
    .flatMap(({ events }) => events as LogLine['event'][])
    .filter(({ type }) => type === 'rolled')
    .map((event) => ({ stream: event.stream as string, faces: event.faces as number[] }));
