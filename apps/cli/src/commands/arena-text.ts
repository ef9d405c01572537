import type { Summary } from '@dustfront/ai';
import type { Style } from '../terminal/style.ts';

export const points = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;

/** Ratings with their intervals, and how long the players thought. */
export function ratingLines(summary: Pick<Summary, 'ratings' | 'decisionMs'>, style: Style): string[] {
  const head = `${'rating'.padEnd(16)}                   ${'decisions: median'.padStart(18)}       95%       most`;
  return [
    '',
    style.dim(head),
    ...summary.ratings.map(({ player, rating, ci95 }) => {
      const times = summary.decisionMs[player];
      const took = times
        ? [times.p50, times.p95, times.max].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join(' ')
        : '';
      return `${player.padEnd(16)}${points(rating).padStart(6)}  ${`${points(ci95[0])} to ${points(ci95[1])}`.padEnd(20)} ${took}`;
    }),
  ];
}
