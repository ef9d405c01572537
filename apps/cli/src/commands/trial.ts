import type { Fault, TrialResult, TrialSpec } from '@dustfront/ai';
import { GAME_IDS } from '@dustfront/games';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { examples } from '../help.ts';
import { spread } from '../jobs/spread.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer, levelNames, levelsMeant } from '../players.ts';
import { decimal, own } from '../reader.ts';
import { gameNamed } from '../records.ts';
import { type Style, styleFor } from '../terminal/style.ts';

interface Flags {
  readonly game?: string;
  readonly players?: string;
  readonly decisions: number;
  readonly seed: string;
  readonly budget?: number;
  readonly iterations?: number;
  readonly grace: number;
  readonly threads: number;
  readonly json?: boolean;
}

/** Decisions that one thread takes at a time. */
const BATCH = 50;
/** Nothing may ever take longer, in milliseconds. */
const HARD_LIMIT = 10_000;

const EXAMPLES = [
  'dustfront trial --decisions 10000',
  'dustfront trial --game dust --decisions 5000 --iterations 6',
  'dustfront trial --game dust-tactics --players captain --budget 300 --decisions 2000',
];

export function addTrial(program: Command): void {
  program
    .command('trial')
    .description(own('command.trial'))
    .option('--game <id>', own('trial.which-game'))
    .option('--players <levels>', own('option.levels-all'))
    .option('--decisions <n>', own('trial.decisions'), wholeNumber(1), 1000)
    .option('--seed <text>', own('option.position-seed'), '1')
    .option('--budget <ms>', own('trial.milliseconds'), wholeNumber(1))
    .option('--iterations <n>', own('trial.steps'), wholeNumber(1))
    .option('--grace <ms>', own('trial.grace'), wholeNumber(0), 100)
    .option('--threads <n>', own('option.think-threads'), wholeNumber(1, 256), defaultThreads())
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'trial.more'))
    .action((flags: Flags) => trial(flags));
}

interface Tried {
  readonly game: string;
  readonly player: string;
  readonly decisions: number;
  /** How often each question was asked again. */
  readonly askedAgain: number;
  readonly ms: { p50: number; p95: number; p99: number; max: number };
  /** Milliseconds allowed; null where steps were counted. */
  readonly allowed: number | null;
  readonly late: number;
  /** Whether 95% came in time. */
  readonly inTime: boolean;
  readonly faults: readonly Fault[];
}

async function trial(flags: Flags): Promise<void> {
  if (flags.iterations !== undefined && flags.budget !== undefined) throw new Failure('trial.budget');
  if (flags.players !== undefined && flags.game === undefined) throw new Failure('trial.game');
  const games = flags.game === undefined ? GAME_IDS : [(await gameNamed(flags.game)).id];
  const cases: { game: string; player: string; allowed: number | null }[] = [];
  for (const game of games)
    for (const player of new Set(
      flags.players === undefined ? levelNames(game) : levelsMeant(game, flags.players),
    )) {
      const { milliseconds } = await computerPlayer(game, player, flags.budget);
      const allowed = flags.iterations === undefined ? milliseconds : null;
      cases.push({ game, player, allowed });
    }
  const batches = Math.ceil(flags.decisions / BATCH);
  const tasks = cases.flatMap(({ game, player, allowed }) =>
    Array.from(
      { length: batches },
      (_, batch): TrialSpec => ({
        game,
        player,
        batch,
        decisions: Math.min(BATCH, flags.decisions - batch * BATCH),
        seed: flags.seed,
        ...(allowed === null ? { iterations: flags.iterations!, again: true } : { milliseconds: allowed }),
      }),
    ),
  );
  const results = await spread('trial', tasks, flags.threads, 'batches');
  const tried = cases.map((one, nth) =>
    judge(one, results.slice(nth * batches, (nth + 1) * batches), flags.grace),
  );
  const wrong = tried.filter(({ late, inTime, faults }) => late > 0 || !inTime || faults.length > 0).length;
  if (flags.json) process.stdout.write(`${JSON.stringify({ seed: flags.seed, wrong, trials: tried })}\n`);
  else process.stdout.write(`${tried.flatMap((one) => text(one, styleFor(process.stdout))).join('\n')}\n`);
  if (wrong > 0) process.exitCode = 1;
}

function judge(
  { game, player, allowed }: { game: string; player: string; allowed: number | null },
  results: readonly TrialResult[],
  grace: number,
): Tried {
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const limit = allowed === null ? HARD_LIMIT : Math.min(HARD_LIMIT, allowed + grace);
  const ms = { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
  return {
    game,
    player,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    askedAgain: allowed === null ? 2 : 0,
    ms,
    allowed,
    late: times.filter((time) => time > limit).length,
    inTime: allowed === null || ms.p95 <= allowed,
    faults: results.flatMap((result) => result.faults),
  };
}

function text({ game, player, decisions, ms, allowed, late, inTime, faults }: Tried, style: Style): string[] {
  const times = [
    own('result.time.median', { ms: decimal(ms.p50, 1) }),
    `95% ${decimal(ms.p95, 1)} ms`,
    `99% ${decimal(ms.p99, 1)} ms`,
    own('result.time.most', { ms: decimal(ms.max, 1) }),
  ].join(', ');
  const wrong = [
    ...(faults.length > 0 ? [own('result.faults', { count: faults.length })] : []),
    ...(late > 0 ? [own('result.late', { count: late })] : []),
    ...(inTime ? [] : [own('result.not-in-time', { ms: allowed ?? 0 })]),
  ];
  const verdict = wrong.length === 0 ? own('result.right') : style.bad(wrong.join(', '));
  return [
    `${style.bold(`${game} ${player}`)}  ${own('result.decisions', { count: decisions, verdict })}`,
    style.dim(`  ${times}`),
    ...faults
      .slice(0, 10)
      .map(
        ({ kind, batch, decision, question, text: said }) =>
          `  ${own('result.fault', { kind, batch, decision, question, text: said })}`,
      ),
  ];
}
