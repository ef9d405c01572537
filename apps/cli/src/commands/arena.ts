import { type PairResult, type PairSpec, roundRobin, type Summary, summarise } from '@dustfront/ai';
import type { Command } from 'commander';
import { playCampaign } from '../arena/campaign.ts';
import { defaultThreads } from '../arena/pool.ts';
import { keyOf } from '../arena/results-file.ts';
import { addBattleFlags, type BattleFlags, battleFrom } from '../battle.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelNames } from '../players.ts';
import { gameNamed } from '../records.ts';
import { percent } from '../terminal/bars.ts';
import { Progress } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { arenaTable } from './arena-table.ts';
import { points, ratingLines } from './arena-text.ts';

interface Flags extends Omit<BattleFlags, 'players'> {
  readonly players: string;
  readonly pairs: number;
  readonly seed: string;
  readonly budget?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly file?: string;
  readonly database?: string;
  readonly sprt?: boolean;
  readonly elo0: number;
  readonly elo1: number;
  readonly json?: boolean;
}

const EXAMPLES = `
Every pair is two games with the same armies, board and dice, the players on either side in turn.
Examples:
  dustfront arena --players sergeant,recruit --pairs 100 --seed 1
  dustfront arena --players captain,sergeant,corporal --pairs 200 --file campaign.jsonl
  dustfront arena --players captain,sergeant --pairs 1000 --sprt --elo0 0 --elo1 30
  dustfront arena --game dust --players general,staff,staff,staff --pairs 10
In DUST three to six players make one table, the same one several times if you like: a set of games
has the same dice, and everybody sits in every seat once. Ratings are then Plackett–Luce.`;

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let computer players meet in mirrored pairs: scores, intervals, ratings, times')
    .requiredOption(
      '--players <levels>',
      'two or more, with commas: each meets each; in DUST three to six are one table',
    )
    .option('--pairs <n>', 'mirrored pairs of each meeting, or sets of games of a table', wholeNumber(1), 20)
    .option('--seed <text>', 'the same seed gives the same boards and dice', '1')
    .option('--budget <ms>', 'milliseconds of a decision', wholeNumber(1))
    .option(
      '--iterations <n>',
      'steps of search of a decision: the same result on any machine',
      wholeNumber(1),
    )
    .option('--threads <n>', 'how many play at once', wholeNumber(1, 256), defaultThreads())
    .option('--file <file>', 'keep results here, and go on from those it holds')
    .option('--database <url>', 'let "dustfront worker" processes play, through this PostgreSQL')
    .option('--sprt', 'stop a meeting as soon as the sequential test is decided')
    .option('--elo0 <points>', 'hypothesis 0: at most so much better', Number, 0)
    .option('--elo1 <points>', 'hypothesis 1: at least so much better', Number, 30)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);
  addBattleFlags(command, { players: false }).action((flags: Flags) => arena(flags));
}

async function arena(flags: Flags): Promise<void> {
  const game = await gameNamed(flags.game);
  const names = flags.players.split(',').map((level) => levelMeant(game.id, level.trim()));
  const players = [...new Set(names)];
  if (names.length < 2 || (players.length < 2 && names.length === 2))
    throw new Failure('--players needs two or more different players: --players sergeant,recruit');
  for (const level of players) await computerPlayer(game.id, level);
  const { players: _, ...battle } = flags;
  const chosen = flags.scenario !== undefined || flags.battlefield !== undefined || flags.setup !== undefined;
  const setup = chosen ? battleFrom(game, battle, {}).setup : undefined;
  if (names.length > 2 && game.seats({ players: names.length }) === names.length)
    return arenaTable(game.id, names, setup, flags);
  if (players.length < 2)
    throw new Failure('--players needs two or more different players: --players sergeant,recruit');
  const specs = roundRobin(players, flags.pairs).map(
    (pair): PairSpec => ({
      ...pair,
      game: game.id,
      seed: flags.seed,
      ...(setup === undefined ? {} : { setup }),
      ...(flags.budget === undefined ? {} : { milliseconds: flags.budget }),
      ...(flags.iterations === undefined ? {} : { iterations: flags.iterations }),
    }),
  );
  if (flags.database !== undefined && (flags.sprt || flags.file !== undefined))
    throw new Failure('--database plays every pair and keeps results itself: leave out --sprt and --file');
  const results =
    flags.database === undefined ? await playPairs(specs, flags) : await awaitPairs(specs, flags.database);
  const summary = summarise(results, { elo0: flags.elo0, elo1: flags.elo1, seed: flags.seed });
  if (flags.json)
    process.stdout.write(`${JSON.stringify({ game: game.id, seed: flags.seed, ...summary })}\n`);
  else process.stdout.write(`${summaryText(summary, styleFor(process.stdout)).join('\n')}\n`);
}

/** A level by its name, or by a beginning that no other level shares: "staff" is the staff officer. */
function levelMeant(game: string, name: string): string {
  const known = levelNames(game);
  if (known.includes(name) || name === '') return name;
  const meant = known.filter((level) => level.startsWith(name));
  return meant.length === 1 ? meant[0]! : name;
}

/** Plays what the file does not hold yet; a meeting that the sequential test has decided is not played on. */
function playPairs(specs: readonly PairSpec[], flags: Flags): Promise<PairResult[]> {
  const decided = (results: readonly PairResult[]): Set<string> => {
    const { results: meetings } = summarise(results, { elo0: flags.elo0, elo1: flags.elo1, bootstrap: 0 });
    return new Set(meetings.flatMap(({ a, b, sprt }) => (sprt.verdict === null ? [] : [`${a} ${b}`])));
  };
  return playCampaign<PairSpec, PairResult>({
    specs,
    threads: flags.threads,
    what: 'pairs',
    ...(flags.file === undefined ? {} : { file: flags.file }),
    task: (pair) => ({ pair }),
    result: (played) => {
      if (!('pair' in played)) throw new Failure('a thread answered something else', 1);
      return played.pair;
    },
    skip: ({ a, b }, results) => flags.sprt === true && decided(results).has(`${a} ${b}`),
  });
}

/** Puts the pairs into the queue and waits until workers have played them all. */
async function awaitPairs(specs: readonly PairSpec[], url: string): Promise<PairResult[]> {
  const { ArenaQueue } = await import('../arena/queue.ts');
  const queue = await ArenaQueue.open(url);
  const progress = new Progress();
  try {
    const before = new Set((await queue.played(specs)).map(({ spec }) => keyOf(spec)));
    await queue.add(specs.filter((spec) => !before.has(keyOf(spec))));
    for (;;) {
      const results = await queue.played(specs);
      if (results.length === specs.length) return results;
      const [failed] = await queue.failed(specs);
      if (failed !== undefined) throw new Failure(`a pair could not be played: ${failed}`, 1);
      progress.tell(
        `${results.length}/${specs.length} pairs played by workers ("dustfront worker --database …")`,
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    progress.end();
    await queue.close();
  }
}

function summaryText(summary: Summary, style: Style): string[] {
  const lines = [
    style.dim(`${'meeting'.padEnd(24)}pairs   score            95%     elo     95%           0 ½ 1 1½ 2`),
  ];
  for (const one of summary.results) {
    const { a, b, pairs, winRate, ci95, elo, eloCi95, pentanomial, sprt } = one;
    const verdict = sprt.verdict === null ? '' : style.note(`  SPRT ${sprt.verdict}`);
    lines.push(
      `${`${a} - ${b}`.padEnd(24)}${String(pairs).padStart(5)}  ${percent(winRate).padStart(6)}  ${percent(ci95[0])} to ${percent(ci95[1])}  ${points(elo).padStart(5)}  ${`${points(eloCi95[0])} to ${points(eloCi95[1])}`.padEnd(13)} ${pentanomial.join(' ')}${verdict}`,
    );
    if (one.luckAdjusted !== null && one.margin !== null)
      lines.push(
        style.dim(
          `${''.padEnd(24)}lead ${one.margin.toFixed(2)} points a game, ${one.luckAdjusted.toFixed(2)} less luck`,
        ),
      );
  }
  lines.push(...ratingLines(summary, style));
  lines.push(
    '',
    style.dim(
      `${summary.games} games${summary.rounds === null ? '' : `, ${summary.rounds.toFixed(1)} rounds on average`}${summary.fallbacks > 0 ? `, ${summary.fallbacks} answers by fallback` : ''}`,
    ),
  );
  return lines;
}
