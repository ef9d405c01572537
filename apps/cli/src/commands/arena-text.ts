import type { Meeting, Summary, TableShare } from '@dustfront/ai';
import { percent } from '../terminal/bars.ts';
import type { Style } from '../terminal/style.ts';

const points = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;
const between = ([low, high]: readonly [number, number], write = percent): string =>
  `${write(low)} to ${write(high)}`;

/** What a campaign brought, as lines. */
export function summaryText(summary: Summary, style: Style): string[] {
  const { shares, games, rounds, fallbacks } = summary;
  const length = rounds === null ? '' : `, ${rounds.toFixed(1)} rounds on average`;
  const owed = fallbacks > 0 ? `, ${fallbacks} answers by fallback` : '';
  return [
    ...(shares === undefined ? [] : [...shareLines(shares, style), '']),
    ...meetingLines(summary.results, shares === undefined ? 'meeting' : 'placed better', style),
    ...ratingLines(summary, style),
    '',
    style.dim(`${games} games${length}${owed}`),
  ];
}

function shareLines(shares: readonly TableShare[], style: Style): string[] {
  return [
    style.dim(`${'player'.padEnd(18)}seats  games    won              95%    even   points`),
    ...shares.map(
      ({ player, seats, games, share, ci95, even, meanScore }) =>
        `${player.padEnd(18)}${String(seats).padStart(5)}${String(games).padStart(7)}` +
        `${percent(share).padStart(7)}  ${between(ci95).padStart(15)}${percent(even).padStart(8)}` +
        `${meanScore.toFixed(1).padStart(9)}`,
    ),
  ];
}

function meetingLines(meetings: readonly Meeting[], title: string, style: Style): string[] {
  const pairs = meetings.some(({ pentanomial }) => pentanomial !== null);
  const head = `${title.padEnd(28)}${pairs ? 'pairs' : ' sets'}   share              95%    elo  95%`;
  return [
    style.dim(`${head}${pairs ? '           0 ½ 1 1½ 2' : ''}`),
    ...meetings.flatMap((one) => {
      const { a, b, winRate, ci95, elo, eloCi95, pentanomial, sprt, margin, luckAdjusted } = one;
      const verdict = sprt.verdict === null ? '' : style.note(`  SPRT ${sprt.verdict} after ${sprt.sets}`);
      const counts = pentanomial === null ? '' : ` ${pentanomial.join(' ')}`;
      const line =
        `${`${a} - ${b}`.padEnd(28)}${String(one.pairs).padStart(5)}  ${percent(winRate).padStart(6)}  ` +
        `${between(ci95).padStart(15)}  ${points(elo).padStart(5)}  ` +
        `${between(eloCi95, points).padEnd(13)}${counts}${verdict}`;
      if (margin === null) return [line];
      const less = luckAdjusted === null ? '' : `, ${luckAdjusted.toFixed(2)} less luck`;
      return [line, style.dim(`${''.padEnd(28)}lead ${margin.toFixed(2)} points a game${less}`)];
    }),
  ];
}

/** Ratings with their intervals, and how long the players thought. */
function ratingLines({ ratings, decisionMs }: Summary, style: Style): string[] {
  const head = `${'rating'.padEnd(16)}                   ${'decisions: median'.padStart(18)}       95%       most`;
  return [
    '',
    style.dim(head),
    ...ratings.map(({ player, rating, ci95 }) => {
      const times = decisionMs[player];
      const took = times
        ? [times.p50, times.p95, times.max].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join(' ')
        : '';
      return `${player.padEnd(16)}${points(rating).padStart(6)}  ${between(ci95, points).padEnd(20)} ${took}`;
    }),
  ];
}
