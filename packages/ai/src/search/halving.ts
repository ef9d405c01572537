import type { Budget } from '../player.ts';

/**
 * Something to choose between. Those of one group begin with the same answer: when one group is left, the choice is
 * made.
 */
export interface Arm {
  readonly group: string;
  /** What it is believed to be worth before any sample. */
  readonly prior: number;
}

export interface HalvingTask {
  /** Best first. */
  readonly candidates: readonly Arm[];
  /** Samples that the prior counts for. */
  readonly trust: number;
  readonly budget: Budget;
  /** The `nth` sample of a candidate; equal `nth` means equal dice. */
  sample(candidate: number, nth: number): number;
}

export interface Halved {
  readonly best: number;
  readonly samples: number;
  /** Prior and samples together, by candidate. */
  readonly means: readonly number[];
}

/** The share of its time that a search uses: what comes after it takes time too. */
const PUNCTUAL = 0.97;

/**
 * Sequential halving: all candidates get the same number of samples, with common dice; the worse half goes; and again.
 * The budget is shared evenly among the rounds. It can be stopped after any sample.
 */
export function halving({ candidates, trust, budget, sample }: HalvingTask): Halved {
  const sums = candidates.map(({ prior }) => prior * trust);
  const counts = candidates.map(() => 0);
  const mean = (i: number) => sums[i]! / (trust + counts[i]!);
  const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
  const { now } = budget;
  const deadline =
    now !== undefined && budget.milliseconds !== undefined ? now() + PUNCTUAL * budget.milliseconds : null;
  let samples = 0;
  let longest = 0;
  const spent = (): boolean => {
    if (samples >= limit) return true;
    // What is left must be enough for one more sample as long as the longest so far.
    return deadline !== null && now!() + longest >= deadline;
  };
  let alive = candidates.map((_, i) => i);
  // The binary logarithm, rounded up, in whole numbers: engines may round `Math.log2` differently.
  const rounds = 32 - Math.clz32(Math.max(2, alive.length) - 1);
  const total = deadline === null ? limit : Number.POSITIVE_INFINITY;
  const begun = deadline === null ? 0 : now!();
  for (let round = 0; alive.length > 1 && new Set(alive.map((i) => candidates[i]!.group)).size > 1; round++) {
    const until = Math.min(1, (round + 1) / rounds);
    const quota = Number.isFinite(total)
      ? Math.max(1, Math.floor((total * until - samples) / alive.length))
      : 0;
    for (let nth = 0; quota === 0 || nth < quota; nth++) {
      const late = deadline !== null && now!() >= begun + (deadline - begun) * until;
      if (quota === 0 && nth > 0 && late) break;
      for (const i of alive) {
        if (spent()) return { best: bestOf(alive, mean), samples, means: candidates.map((_, c) => mean(c)) };
        const before = now?.() ?? 0;
        sums[i]! += sample(i, counts[i]!);
        counts[i]!++;
        samples++;
        if (now) longest = Math.max(longest, now() - before);
      }
    }
    alive = [...alive].sort((a, b) => mean(b) - mean(a) || a - b).slice(0, Math.ceil(alive.length / 2));
  }
  return { best: bestOf(alive, mean), samples, means: candidates.map((_, c) => mean(c)) };
}

function bestOf(alive: readonly number[], mean: (i: number) => number): number {
  return alive.reduce((best, i) => (mean(i) > mean(best) ? i : best));
}
