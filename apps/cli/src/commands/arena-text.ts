import type { Meeting, Summary, TableShare } from '@dustfront/ai';
import { decimal, own } from '../reader.ts';
import { percent } from '../terminal/bars.ts';
import { numberLines } from '../terminal/columns.ts';
import { padEnd, type Style } from '../terminal/style.ts';

const points = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;

/** `40.1% to 60.2%` */
export const between = ([low, high]: readonly [number, number], write = percent): string =>
  own('result.between', { low: write(low), high: write(high) });

/** What a campaign brought, as lines. */
export function summaryText(summary: Summary, style: Style): string[] {
  const { shares, games, rounds, fallbacks } = summary;
  const played = [
    own('result.games', { count: games }),
    ...(rounds === null ? [] : [own('result.rounds', { rounds: decimal(rounds, 1) })]),
    ...(fallbacks > 0 ? [own('result.fallbacks', { count: fallbacks })] : []),
  ];
  const title = own(shares === undefined ? 'result.meeting' : 'result.placed');
  return [
    ...(shares === undefined ? [] : [...shareLines(shares, style), '']),
    ...meetingLines(summary.results, title, style),
    ...ratingLines(summary, style),
    '',
    style.dim(played.join(', ')),
  ];
}

/** The heading in grey, the rest as it is. */
const headed = ([head = '', ...rows]: readonly string[], style: Style): string[] => [
  style.dim(head),
  ...rows,
];

function shareLines(shares: readonly TableShare[], style: Style): string[] {
  const head = [
    own('result.player'),
    own('result.seats'),
    own('result.played'),
    own('result.won'),
    '95%',
    own('result.even'),
    own('result.points'),
  ];
  const rows = shares.map(({ player, seats, games, share, ci95, even, meanScore }) => [
    player,
    String(seats),
    String(games),
    percent(share),
    between(ci95),
    percent(even),
    decimal(meanScore, 1),
  ]);
  return headed(numberLines([head, ...rows], [-18, 5, 7, 7, 17, 8, 9]), style);
}

function meetingLines(meetings: readonly Meeting[], title: string, style: Style): string[] {
  const isPaired = meetings.some(({ pentanomial }) => pentanomial !== null);
  const head = [
    title,
    own(isPaired ? 'result.pairs' : 'result.sets'),
    own('result.share'),
    '95%',
    'elo',
    '  95%',
    isPaired ? ' 0 ½ 1 1½ 2' : '',
  ];
  const rows = meetings.map(({ a, b, pairs, winRate, ci95, elo, eloCi95, pentanomial, sprt }) => [
    `${a} - ${b}`,
    String(pairs),
    percent(winRate),
    between(ci95),
    points(elo),
    `  ${between(eloCi95, points)}`,
    (pentanomial === null ? '' : ` ${pentanomial.join(' ')}`) +
      (sprt.verdict === null
        ? ''
        : style.note(`  ${own('result.sprt', { verdict: sprt.verdict, sets: sprt.sets })}`)),
  ]);
  const [first = '', ...lines] = numberLines([head, ...rows], [-28, 5, 8, 17, 7, -15, -1]);
  return [style.dim(first), ...lines.flatMap((line, at) => [line, ...leadLines(meetings[at]!, style)])];
}

function leadLines({ margin, luckAdjusted }: Meeting, style: Style): string[] {
  if (margin === null) return [];
  const lead = [
    own('result.lead', { points: decimal(margin, 2) }),
    ...(luckAdjusted === null ? [] : [own('result.less-luck', { points: decimal(luckAdjusted, 2) })]),
  ];
  return [style.dim(padEnd('', 28) + lead.join(', '))];
}

/** Ratings with their intervals, and how long the players thought. */
function ratingLines({ ratings, decisionMs }: Summary, style: Style): string[] {
  const head = [own('result.rating'), '', '', own('result.median'), '95%', own('result.most')];
  const rows = ratings.map(({ player, rating, ci95 }) => {
    const times = decisionMs[player];
    const took = times ? [times.p50, times.p95, times.max].map((ms) => `${decimal(ms, 1)} ms`) : [];
    return [player, points(rating), `  ${between(ci95, points)}`, ...took];
  });
  return ['', ...headed(numberLines([head, ...rows], [-16, 6, -16, 11, 11, 11]), style)];
}
