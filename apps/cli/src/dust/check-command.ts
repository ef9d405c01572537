import { availableParallelism } from 'node:os';
import { reportOn, type SimulationReport, type Spread } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';
import { Failure } from '../failure.ts';
import { percent } from '../terminal/bars.ts';
import { Progress } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { playInThreads } from './check.ts';

export interface CheckFlags {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly players?: number;
  readonly threads?: number;
  readonly json?: boolean;
}

/** What is looked at after every answer, in words. */
const LAWS = [
  'every area is held by whole units of its own element',
  'no unit in two places, none beyond the figures of its colour',
  'at most 24 centres, none where none may stand',
  'every card of the deck in exactly one place, no hand too large',
  'at most 23 victory points a round',
  'no view and no message shows another hand or the deck',
  'every game has an end',
];

/** Random games of DUST from the first card to the end, all laws checked after every answer. */
export async function checkGames(flags: CheckFlags, given: Json | null): Promise<void> {
  if (flags.game !== 'dust') throw new Failure('check.game', { game: flags.game });
  const players = flags.players ?? 2;
  const setup = given ?? { players };
  const threads = flags.threads ?? availableParallelism();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const progress = new Progress();
  let tenth = 1;
  const games = await playInThreads({
    setup,
    seed: flags.seed,
    games: flags.games,
    threads,
    progress: (done) => {
      const rate = `${done}/${flags.games} games, ${(done / seconds()).toFixed(1)} a second`;
      progress.tell(rate);
      // Where nobody watches, ten lines say how far it is.
      if (process.stderr.isTTY || done * 10 < tenth * flags.games) return;
      while (done * 10 >= tenth * flags.games) tenth++;
      process.stderr.write(`${rate}\n`);
    },
  });
  progress.end();
  const report = reportOn(games);
  if (flags.json) {
    const about = {
      game: 'dust',
      setup,
      seed: flags.seed,
      threads,
      seconds: seconds(),
      laws: LAWS,
      broken: 0,
    };
    process.stdout.write(`${JSON.stringify({ ...about, ...report })}\n`);
    return;
  }
  const lines = reportText(report, setup, flags.seed, styleFor(process.stdout));
  const work =
    `  ${seconds().toFixed(1)} s in ${threads} thread${threads === 1 ? '' : 's'}: ` +
    `${(report.games / seconds()).toFixed(1)} games a second`;
  process.stdout.write(`${[...lines, work].join('\n')}\n`);
}

function reportText(report: SimulationReport, setup: Json, seed: string, style: Style): string[] {
  const row = (name: string, { least, middle, mean, most }: Spread) =>
    `  ${name.padEnd(20)}${least} to ${most}, in the middle ${middle}, on average ${mean.toFixed(1)}`;
  const count = (n: number) => n.toLocaleString('en');
  return [
    style.bold(`dust: ${JSON.stringify(setup)}, ${count(report.games)} random games, seed ${seed}`),
    row('rounds', report.rounds),
    row('answers', report.answersPerGame),
    row('winning points', report.winningScores),
    row('points of all', report.scores),
    `  ended by            ${Object.entries(report.reasons)
      .map(([reason, n]) => `${reason} ${percent(n / report.games).trim()}`)
      .join(', ')}`,
    `  won by seat         ${report.winsBySeat.map(count).join(', ')}`,
    `  most options        ${report.mostOptions}`,
    `  fingerprint         ${report.digest}`,
    `  No law was broken after any of ${count(report.answers)} answers, in ${count(report.views)} views:`,
    ...LAWS.map((law) => style.dim(`    ${law}`)),
  ];
}
