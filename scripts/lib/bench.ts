/** One way of doing the work of a benchmark. */
export interface Contestant {
  readonly name: string;
  /**
   * Does a piece of work and says how much it was (games, moves, calls); with `measure: 'value'`, the figure itself.
   */
  run(): number | Promise<number>;
  /** `rate` (the default): work per second. `value`: what run() answers, for sizes and times of one's own making. */
  readonly measure?: 'rate' | 'value';
}

/** Contestants that do the same work, measured in turn. */
export interface Benchmark {
  readonly name: string;
  readonly unit: string;
  readonly contestants: readonly Contestant[];
  /** Name of the contestant the others are compared with. */
  readonly against?: string;
}

export interface Figure {
  /** Benchmark and contestant. */
  readonly name: string;
  /** Median over the rounds. */
  readonly value: number;
  readonly unit: string;
  /** Value divided by the reference's, both medians of the same run. */
  readonly ratio: number | null;
  readonly against: string | null;
  /** Least and greatest round. */
  readonly spread: readonly [number, number];
}

export interface Pace {
  readonly rounds: number;
  /** Milliseconds a contestant runs in each round. */
  readonly slice: number;
  /** Milliseconds since whenever. */
  now(): number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

async function once({ run, measure = 'rate' }: Contestant, { slice, now }: Pace): Promise<number> {
  if (measure === 'value') return run();
  const begun = now();
  let work = 0;
  let elapsed = 0;
  while (elapsed < slice) {
    const done = run();
    work += typeof done === 'number' ? done : await done;
    elapsed = now() - begun;
  }
  return (work * 1000) / elapsed;
}

/** Runs the contestants in turn, round after round, so that a disturbance of the machine meets all of them. */
export async function measure(
  { name, unit, contestants, against }: Benchmark,
  pace: Pace,
): Promise<Figure[]> {
  const rounds = contestants.map((): number[] => []);
  for (let round = -1; round < pace.rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const value = await once(contestant, pace);
      const isWarmUp = round === -1;
      if (!isWarmUp) rounds[index]?.push(value);
    }
  }
  const reference = contestants.findIndex((contestant) => contestant.name === against);
  if (against !== undefined && reference === -1)
    throw new Error(`${name}: there is no contestant ${against}`);
  const base = rounds[reference];
  return contestants.map((contestant, index) => {
    const values = rounds[index] ?? [];
    const compared = base !== undefined && index !== reference;
    return {
      name: `${name}: ${contestant.name}`,
      value: median(values),
      unit,
      ratio: compared ? median(values) / median(base) : null,
      against: compared ? `${name}: ${against}` : null,
      spread: [Math.min(...values), Math.max(...values)],
    };
  });
}
