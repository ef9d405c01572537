/** How many mirrored pairs brought 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

export interface Estimate {
  /** Points per game, between 0 and 1. */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  /** Rating difference on the usual scale; capped where one side won everything. */
  readonly elo: number;
  readonly eloCi95: readonly [number, number];
}

const Z95 = 1.959_963_984_540_054;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

const near = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9;

/** The scores of mirrored pairs, counted. */
export function pentanomialOf(scores: readonly number[]): Pentanomial {
  return QUARTERS.map((share) => scores.filter((score) => near(score, share)).length) as never;
}

/** Mean and variance of scores, each with a weight. */
class Moments {
  weight = 0;
  private sum = 0;
  private squares = 0;

  add(score: number, weight = 1): this {
    this.weight += weight;
    this.sum += weight * score;
    this.squares += weight * score * score;
    return this;
  }

  get mean(): number {
    return this.weight === 0 ? 0.5 : this.sum / this.weight;
  }

  get variance(): number {
    return this.weight === 0 ? 0 : Math.max(0, this.squares / this.weight - this.mean ** 2);
  }

  copy(): Moments {
    return Object.assign(new Moments(), this);
  }
}

export function momentsOf(scores: readonly number[]): { mean: number; variance: number } {
  const moments = new Moments();
  for (const score of scores) moments.add(score);
  const { mean, variance } = moments;
  return { mean, variance };
}

/** The rating difference that means such a share of the points. */
export function eloOf(share: number): number {
  const kept = Math.min(1 - 1e-4, Math.max(1e-4, share));
  return 400 * Math.log10(kept / (1 - kept));
}

export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * Share of points with a 95% interval, from the scores of sets of so many games each. The sets are what is independent,
 * so the spread is that of sets; near 0 and 1, where it says little, Wilson's interval for as many games is taken if it
 * is wider.
 */
export function estimate(scores: readonly number[], games: number): Estimate {
  const sets = scores.length;
  const { mean, variance } = momentsOf(scores);
  const half = sets < 2 ? 1 : Z95 * Math.sqrt(variance / (sets - 1));
  let [low, high] = [mean - half, mean + half];
  if (mean < 0.05 || mean > 0.95) {
    const [lowest, highest] = wilson(mean, games * sets);
    // A single set has no spread to speak of.
    [low, high] = sets < 2 ? [lowest, highest] : [Math.min(low, lowest), Math.max(high, highest)];
  }
  const ci95: [number, number] = [Math.max(0, low), Math.min(1, high)];
  return { winRate: mean, ci95, elo: eloOf(mean), eloCi95: [eloOf(ci95[0]), eloOf(ci95[1])] };
}

/** Wilson's score interval for a share of n trials. */
export function wilson(share: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z2 = Z95 * Z95;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export interface Sprt {
  /** Logarithm of the likelihood ratio of the two hypotheses. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** `h1`: the difference is at least `elo1`; `h0`: at most `elo0`; null: play on. */
  readonly verdict: 'h0' | 'h1' | null;
  /** The sets that were looked at: with a verdict, those that it took. */
  readonly sets: number;
}

/** With fewer sets their spread is not known well enough for a verdict. */
const LEAST_SETS = 8;

/**
 * The sequential test of "not better than elo0" against "better by elo1", on the scores of sets in their order (normal
 * approximation). It ends with the first set that decides it, whatever was played beyond.
 */
export function sprt(scores: readonly number[], elo0: number, elo1: number, alpha = 0.05, beta = 0.05): Sprt {
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const [s0, s1] = [shareOf(elo0), shareOf(elo1)];
  const moments = new Moments();
  const unseen = new Set<number>(QUARTERS);
  let llr = 0;
  let sets = 0;
  for (const score of scores) {
    moments.add(score);
    unseen.delete(QUARTERS.find((share) => near(score, share)) ?? score);
    sets++;
    // A whisker of every score keeps the variance of short matches from vanishing.
    const kept = moments.copy();
    for (const share of unseen) kept.add(share, 1e-3);
    llr = (kept.weight * (s1 - s0) * (2 * kept.mean - s0 - s1)) / (2 * kept.variance);
    if (sets < LEAST_SETS) continue;
    if (llr >= upper) return { llr, lower, upper, verdict: 'h1', sets };
    if (llr <= lower) return { llr, lower, upper, verdict: 'h0', sets };
  }
  return { llr, lower, upper, verdict: null, sets };
}
