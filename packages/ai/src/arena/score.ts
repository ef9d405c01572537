/** The scores of a match in mirrored pairs: how many pairs brought 0, ½, 1, 1½ and 2 points. */
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

export function pairsOf(counts: Pentanomial): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Mean and variance of the points of a pair, as a share of the two that it is about. */
export function momentsOf(counts: Pentanomial): { pairs: number; mean: number; variance: number } {
  const pairs = pairsOf(counts);
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 };
  let mean = 0;
  counts.forEach((count, i) => {
    mean += (count * i) / 4;
  });
  mean /= pairs;
  let variance = 0;
  counts.forEach((count, i) => {
    variance += count * (i / 4 - mean) ** 2;
  });
  return { pairs, mean, variance: variance / pairs };
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
 * Share of points with a 95% interval. The pairs are what is independent, so the spread is that of pairs; near 0 and 1,
 * where their spread says little, Wilson's interval for as many games is taken if it is wider.
 */
export function estimate(counts: Pentanomial): Estimate {
  const { pairs, mean, variance } = momentsOf(counts);
  if (pairs === 0) return { winRate: 0.5, ci95: [0, 1], elo: 0, eloCi95: [eloOf(0), eloOf(1)] };
  const half = Z95 * Math.sqrt(variance / pairs);
  const [low, high] = wilson(mean, 2 * pairs);
  const extreme = mean < 0.05 || mean > 0.95;
  const ci95: [number, number] = extreme
    ? [Math.max(0, Math.min(low, mean - half)), Math.min(1, Math.max(high, mean + half))]
    : [Math.max(0, mean - half), Math.min(1, mean + half)];
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
}

/** The sequential test of "not better than elo0" against "better by elo1", on pairs (normal approximation). */
export function sprt(counts: Pentanomial, elo0: number, elo1: number, alpha = 0.05, beta = 0.05): Sprt {
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  // A whisker of every score keeps the variance of short matches from vanishing.
  const kept = counts.map((count) => Math.max(count, 1e-3)) as unknown as Pentanomial;
  const { pairs, mean, variance } = momentsOf(kept);
  const [s0, s1] = [shareOf(elo0), shareOf(elo1)];
  const llr = pairsOf(counts) === 0 ? 0 : (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  return { llr, lower, upper, verdict: llr >= upper ? 'h1' : llr <= lower ? 'h0' : null };
}
