import { availableParallelism } from 'node:os';
import { reportOn, type SimulationReport, type Spread } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';
import { endText } from '../end-text.ts';
import { Failure } from '../failure.ts';
import { decimal, own, ownWritten, theReader } from '../reader.ts';
import { percent } from '../terminal/bars.ts';
import { Progress } from '../terminal/progress.ts';
import { padEnd, type Style, styleFor } from '../terminal/style.ts';
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
  'law.areas',
  'law.figures',
  'law.centres',
  'law.cards',
  'law.points',
  'law.secrets',
  'law.end',
] as const;

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
      const rate = own('check.rate', { done, all: flags.games, rate: decimal(done / seconds(), 1) });
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
      laws: LAWS.map((law) => ownWritten(law)),
      broken: 0,
    };
    process.stdout.write(`${JSON.stringify({ ...about, ...report })}\n`);
    return;
  }
  const lines = reportText(report, setup, flags.seed, styleFor(process.stdout));
  const rate = decimal(report.games / seconds(), 1);
  const work = `  ${own('check.work', { seconds: decimal(seconds(), 1), threads, rate })}`;
  process.stdout.write(`${[...lines, work].join('\n')}\n`);
}

function reportText(report: SimulationReport, setup: Json, seed: string, style: Style): string[] {
  const label = (
    name: 'rounds' | 'answers' | 'winning' | 'scores' | 'ended' | 'won' | 'options' | 'digest',
  ) => `  ${padEnd(own(`check.${name}`), 20)}`;
  const row = (name: Parameters<typeof label>[0], { least, middle, mean, most }: Spread) =>
    label(name) + own('check.spread', { least, most, middle, mean: decimal(mean, 1) });
  const count = (n: number) => n.toLocaleString(theReader().language);
  return [
    style.bold(
      own('check.title', { game: 'dust', setup: JSON.stringify(setup), count: count(report.games), seed }),
    ),
    row('rounds', report.rounds),
    row('answers', report.answersPerGame),
    row('winning', report.winningScores),
    row('scores', report.scores),
    `${label('ended')}${Object.entries(report.reasons)
      .map(([reason, n]) => `${endText(reason)} ${percent(n / report.games).trim()}`)
      .join(', ')}`,
    `${label('won')}${report.winsBySeat.map(count).join(', ')}`,
    `${label('options')}${report.mostOptions}`,
    `${label('digest')}${report.digest}`,
    `  ${own('check.lawful', { answers: count(report.answers), views: count(report.views) })}`,
    ...LAWS.map((law) => style.dim(`    ${own(law)}`)),
  ];
}
