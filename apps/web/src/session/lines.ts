import { type Entry, type Match, printEntry, printRecord } from '@dustfront/kernel';

/** A record as text in pieces: how the match began, then a line for each answer. */
export const recordFrom = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The pieces of a record that was kept whole. */
export function linesOf(record: string): string[] {
  const lines = record.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.startsWith('start'));
  return [lines.slice(0, start + 1).join('\n'), ...lines.slice(start + 1)];
}

/** The pieces of a match that is being played; only new answers are printed. */
export class RecordLines {
  private printed: Entry[] = [];
  private lines: string[] = [];

  of(match: Match): readonly string[] {
    const { header, opening, entries } = match.record();
    if (this.lines.length === 0) this.lines = linesOf(printRecord({ header, opening, entries: [] }));
    let same = 0;
    while (same < this.printed.length && this.printed[same] === entries[same]) same++;
    this.lines = [...this.lines.slice(0, same + 1), ...entries.slice(same).map(printEntry)];
    this.printed = [...entries];
    return this.lines;
  }
}
