/** What a record's header says about its dice, as one line of text. */
export interface DiceNote {
  readonly commitment: string;
  readonly contributions: readonly string[];
  /** Only after the end. */
  readonly seed?: string;
  /** The log numbers of the record's answers; take-backs leave gaps. */
  readonly numbers?: readonly number[];
}

const NAME = 'hmac-sha256';

/** Runs of numbers as in `1-40,43-50`. */
function printNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

function parseNumbers(text: string): number[] {
  if (text === '') return [];
  return text.split(',').flatMap((run) => {
    const [from, to] = run.split('-').map(Number) as [number, number?];
    const end = to ?? from;
    if (!Number.isInteger(from) || !Number.isInteger(end) || end < from || end - from > 1_000_000) return [];
    return Array.from({ length: end - from + 1 }, (_, i) => from + i);
  });
}

export function printNote(note: DiceNote): string {
  const parts = [NAME, `commitment=${note.commitment}`, `seats=${note.contributions.join(',')}`];
  if (note.seed !== undefined) parts.push(`seed=${note.seed}`);
  if (note.numbers !== undefined) parts.push(`numbers=${printNumbers(note.numbers)}`);
  return parts.join(' ');
}

/** Null if the text is no such note. */
export function parseNote(text: string): DiceNote | null {
  const [name, ...parts] = text.split(' ');
  if (name !== NAME) return null;
  const fields = new Map(parts.map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const found = fields.get('commitment');
  const seats = fields.get('seats');
  if (found === undefined || seats === undefined) return null;
  const seed = fields.get('seed');
  const numbers = fields.get('numbers');
  return {
    commitment: found,
    contributions: seats.split(','),
    ...(seed === undefined ? {} : { seed }),
    ...(numbers === undefined ? {} : { numbers: parseNumbers(numbers) }),
  };
}
