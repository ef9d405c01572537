import { type PairResult, type PairSpec, roundRobin, type Summary, summarise } from '@dustfront/ai';
import type { Command } from 'commander';
import { defaultThreads, playAll } from '../arena/pool.ts';
import { addResult, keyOf, readResults } from '../arena/results-file.ts';
import { addBattleFlags, type BattleFlags, battleFrom } from '../battle.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer } from '../players.ts';
import { gameNamed } from '../records.ts';
import { percent } from '../terminal/bars.ts';
import { Progress } from '../terminal/progress.ts';
import { type Style, styleFor } from '../terminal/style.ts';

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
  dustfront arena --players captain,sergeant --pairs 1000 --sprt --elo0 0 --elo1 30`;

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let computer players meet in mirrored pairs: scores, intervals, ratings, times')
    .requiredOption('--players <levels>', 'two or more, with commas: each meets each')
    .option('--pairs <n>', 'mirrored pairs of each meeting', wholeNumber(1), 20)
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
  const players = [...new Set(flags.players.split(',').map((level) => level.trim()))];
  if (players.length < 2)
    throw new Failure('--players needs two or more different players: --players sergeant,recruit');
  for (const level of players) await computerPlayer(game.id, level);
  const { players: _, ...battle } = flags;
  const chosen = flags.scenario !== undefined || flags.battlefield !== undefined || flags.setup !== undefined;
  const setup = chosen ? battleFrom(game, battle, {}).setup : undefined;
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

/** Plays what the file does not hold yet. */
async function playPairs(specs: readonly PairSpec[], flags: Flags): Promise<PairResult[]> {
  const known = flags.file === undefined ? new Map<string, PairResult>() : readResults(flags.file);
  const results = specs.flatMap((spec) => known.get(keyOf(spec)) ?? []);
  const open = specs.filter((spec) => !known.has(keyOf(spec)));
  const progress = new Progress();
  const decided = new Set<string>();
  const meeting = ({ a, b }: PairSpec): string => `${a} ${b}`;
  const decide = (): void => {
    if (!flags.sprt || results.length === 0) return;
    const { results: meetings } = summarise(results, { elo0: flags.elo0, elo1: flags.elo1, bootstrap: 0 });
    for (const { a, b, sprt } of meetings) if (sprt.verdict !== null) decided.add(`${a} ${b}`);
  };
  decide();
  const begun = performance.now();
  let played = 0;
  await playAll<PairSpec>(
    () => {
      let spec = open.shift();
      while (spec !== undefined && decided.has(meeting(spec))) spec = open.shift();
      return spec === undefined ? null : { key: spec, task: { pair: spec } };
    },
    Math.min(flags.threads, open.length),
    (_spec, result) => {
      if (!('pair' in result)) throw new Failure('a thread answered something else', 1);
      results.push(result.pair);
      played++;
      if (flags.file !== undefined) addResult(flags.file, result.pair);
      decide();
      const left = ((performance.now() - begun) / played / 1000) * open.length;
      progress.tell(`${results.length}/${specs.length} pairs, about ${Math.ceil(left)} s left`);
    },
  );
  progress.end();
  return results;
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

const points = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;

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
  lines.push(
    '',
    style.dim(
      `${'rating'.padEnd(16)}                   ${'decisions: median'.padStart(18)}       95%       most`,
    ),
  );
  for (const { player, rating, ci95 } of summary.ratings) {
    const times = summary.decisionMs[player];
    const took = times
      ? [times.p50, times.p95, times.max].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join(' ')
      : '';
    lines.push(
      `${player.padEnd(16)}${points(rating).padStart(6)}  ${`${points(ci95[0])} to ${points(ci95[1])}`.padEnd(20)} ${took}`,
    );
  }
  lines.push(
    '',
    style.dim(
      `${summary.games} games${summary.fallbacks > 0 ? `, ${summary.fallbacks} answers by fallback` : ''}`,
    ),
  );
  return lines;
}
