import { wilson } from '@dustfront/ai';
import type { Command } from 'commander';
import { between } from '../commands/arena-text.ts';
import { examples } from '../help.ts';
import { spread } from '../jobs/spread.ts';
import { defaultThreads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { computerPlayer } from '../players.ts';
import { decimal, own } from '../reader.ts';
import { percent } from '../terminal/bars.ts';
import { styleFor } from '../terminal/style.ts';

interface Flags {
  readonly players: string;
  readonly positions: number;
  readonly seed: string;
  readonly iterations: number;
  readonly threads: number;
  readonly json?: boolean;
}

/** As near to the best score as this is found. */
const NEAR = 0.01;
/** The share of positions that a player must find. */
const GOALS: Readonly<Record<string, number>> = { sergeant: 0.75, captain: 0.9 };

const EXAMPLES = [
  'dustfront endgames --positions 200',
  'dustfront endgames --players captain --iterations 600 --json',
];

export function addEndgames(program: Command): void {
  program
    .command('endgames')
    .description(own('command.endgames'))
    .option('--players <levels>', own('option.levels'), 'sergeant,captain')
    .option('--positions <n>', own('endgames.positions'), wholeNumber(1), 200)
    .option('--seed <text>', own('option.position-seed'), 'endgame')
    .option('--iterations <n>', own('option.steps'), wholeNumber(1), 240)
    .option('--threads <n>', own('option.think-threads'), wholeNumber(1, 256), defaultThreads())
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'endgames.more'))
    .action((flags: Flags) => endgames(flags));
}

async function endgames(flags: Flags): Promise<void> {
  const players = [...new Set(flags.players.split(',').map((level) => level.trim()))];
  for (const level of players) await computerPlayer('dust-tactics', level);
  const given: { index: number; losses: number[] }[] = [];
  // Which positions are worth asking about turns out on the way; the first so many in order count.
  for (let from = 0; given.length < flags.positions; ) {
    const tasks = Array.from({ length: 2 * (flags.positions - given.length) }, (_, i) => ({
      seed: flags.seed,
      index: from + i,
      players,
      iterations: flags.iterations,
    }));
    const losses = await spread('endgame', tasks, flags.threads, 'positions');
    losses.forEach((one, i) => {
      if (one !== null) given.push({ index: from + i, losses: one });
    });
    from += tasks.length;
  }
  given.length = flags.positions;
  const results = players.map((player, i) => {
    const losses = given.map((one) => one.losses[i]!);
    const found = losses.filter((loss) => loss <= NEAR).length;
    return {
      player,
      positions: losses.length,
      found,
      share: found / losses.length,
      ci95: wilson(found / losses.length, losses.length),
      goal: GOALS[player] ?? 0,
      meanLoss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
      missed: given.flatMap(({ index }, n) => (losses[n]! > NEAR ? [{ index, loss: losses[n]! }] : [])),
    };
  });
  const short = results.some(({ share, goal }) => share < goal);
  if (flags.json) {
    const { seed, iterations } = flags;
    process.stdout.write(`${JSON.stringify({ seed, iterations, results })}\n`);
  } else {
    const style = styleFor(process.stdout);
    for (const { player, positions, found, share, ci95, goal, meanLoss } of results) {
      const told = { between: between(ci95), goal: percent(goal), lost: decimal(meanLoss, 4) };
      process.stdout.write(
        `${style.bold(player.padEnd(10))} ${own('result.found', { found, positions })}  ` +
          `${(share < goal ? style.bad : style.good)(percent(share))}  ` +
          `${style.dim(own('result.goal', told))}\n`,
      );
    }
  }
  if (short) process.exitCode = 1;
}
