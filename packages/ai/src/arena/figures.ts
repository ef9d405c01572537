import type { PlayedGame } from './seating.ts';

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly decisions: number;
}

export function quantilesOf(times: readonly number[]): Quantiles {
  const sorted = [...times].sort((x, y) => x - y);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1), decisions: sorted.length };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean length of games, where rounds are counted. */
export function meanRounds(games: readonly PlayedGame[]): number | null {
  const counted = games.flatMap(({ rounds }) => (typeof rounds === 'number' ? [rounds] : []));
  return counted.length === 0 ? null : mean(counted);
}
