import {
  type SeatingResult,
  type SeatingSpec,
  seatings,
  summariseTable,
  type TableSummary,
} from '@dustfront/ai';
import type { Json } from '@dustfront/kernel';
import { playCampaign } from '../arena/campaign.ts';
import { Failure } from '../failure.ts';
import { percent } from '../terminal/bars.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { points, ratingLines } from './arena-text.ts';

export interface TableFlags {
  readonly pairs: number;
  readonly seed: string;
  readonly budget?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly file?: string;
  readonly database?: string;
  readonly sprt?: boolean;
  readonly json?: boolean;
}

/** One table of three to six: every set of games has the same dice, and each player sits in every seat once. */
export async function arenaTable(
  game: string,
  table: readonly string[],
  setup: Json | undefined,
  flags: TableFlags,
): Promise<void> {
  if (flags.database !== undefined || flags.sprt)
    throw new Failure(
      'a table of three to six is played by threads of this machine, to its end: leave out --database and --sprt',
    );
  const specs = seatings(table, flags.pairs).map(
    (seating): SeatingSpec => ({
      ...seating,
      game,
      table,
      seed: flags.seed,
      ...(setup === undefined ? {} : { setup }),
      ...(flags.budget === undefined ? {} : { milliseconds: flags.budget }),
      ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
    }),
  );
  const results = await playCampaign<SeatingSpec, SeatingResult>({
    specs,
    threads: flags.threads,
    what: 'games',
    ...(flags.file === undefined ? {} : { file: flags.file }),
    task: (seating) => ({ seating }),
    result: (played) => {
      if (!('seating' in played)) throw new Failure('a thread answered something else', 1);
      return played.seating;
    },
  });
  const summary = summariseTable(results, { seed: flags.seed });
  if (flags.json) process.stdout.write(`${JSON.stringify({ game, seed: flags.seed, table, ...summary })}\n`);
  else process.stdout.write(`${tableText(summary, styleFor(process.stdout)).join('\n')}\n`);
}

function tableText(summary: TableSummary, style: Style): string[] {
  const lines = [style.dim(`${'player'.padEnd(18)}seats  games    won              95%    even   points`)];
  for (const { player, seats, games, share, ci95, even, meanScore } of summary.shares)
    lines.push(
      `${player.padEnd(18)}${String(seats).padStart(5)}${String(games).padStart(7)}${percent(share).padStart(7)}  ${`${percent(ci95[0])} to ${percent(ci95[1])}`.padStart(15)}${percent(even).padStart(8)}${meanScore.toFixed(1).padStart(9)}`,
    );
  lines.push('', style.dim(`${'placed better'.padEnd(36)} share             95%    elo`));
  for (const { a, b, winRate, ci95, elo } of summary.results)
    lines.push(
      `${`${a} - ${b}`.padEnd(36)}${percent(winRate).padStart(6)}  ${`${percent(ci95[0])} to ${percent(ci95[1])}`.padStart(15)}${points(elo).padStart(7)}`,
    );
  const length = summary.rounds === null ? '' : `, ${summary.rounds.toFixed(1)} rounds on average`;
  const fallbacks = summary.fallbacks > 0 ? `, ${summary.fallbacks} answers by fallback` : '';
  return [
    ...lines,
    ...ratingLines(summary, style),
    '',
    style.dim(`${summary.games} games${length}${fallbacks}`),
  ];
}
