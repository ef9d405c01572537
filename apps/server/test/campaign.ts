import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** How one part of a campaign ended. */
export interface Part {
  part: number;
  seconds: number;
  failures: string[];
  counts: Record<string, number>;
}

export interface Campaign {
  /** One JSON object a line for every part that ended: where the next call goes on. */
  journal: string;
  /** The parts from one number up to, but without, another. */
  from: number;
  to: number;
  run(part: number): Promise<Pick<Part, 'failures' | 'counts'>>;
  /** Whether there is time for one more part. */
  goesOn(): boolean;
  tell(part: Part): void;
}

/** What a journal holds. A line that a kill has cut off is left out: its part is run again. */
export function partsIn(journal: string): Part[] {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Part];
      } catch {
        return [];
      }
    });
}

/** Runs the parts that the journal lacks, each on its own; gives all parts of the range that have ended by now. */
export async function runCampaign({ journal, from, to, run, goesOn, tell }: Campaign): Promise<Part[]> {
  const known = partsIn(journal);
  const done = new Set(known.map(({ part }) => part));
  // What was cut off must not run into the next line.
  if (known.length > 0) appendFileSync(journal, '\n');
  for (let part = from; part < to && goesOn(); part++) {
    if (done.has(part)) continue;
    const began = performance.now();
    const { failures, counts } = await run(part);
    const ended = { part, seconds: Math.round((performance.now() - began) / 1000), failures, counts };
    appendFileSync(journal, `${JSON.stringify(ended)}\n`);
    tell(ended);
  }
  return partsIn(journal).filter(({ part }) => part >= from && part < to);
}

/** The counts of many parts together. */
export function sumOf(parts: readonly Part[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { counts } of parts)
    for (const [what, count] of Object.entries(counts)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
