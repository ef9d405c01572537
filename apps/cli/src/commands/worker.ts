import type { PairResult } from '@dustfront/ai';
import type { Command } from 'commander';
import { defaultThreads, Threads } from '../arena/pool.ts';
import { ArenaQueue } from '../arena/queue.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';

interface Flags {
  readonly database: string;
  readonly threads: number;
  readonly untilEmpty?: boolean;
  readonly json?: boolean;
}

/** One of the processes that play what `arena --database` has put into the queue. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('play pairs of the arena from a PostgreSQL queue, beside any number of other workers')
    .requiredOption('--database <url>', 'postgres://…: the database that "arena --database" uses')
    .option('--threads <n>', 'how many pairs at once', wholeNumber(1, 256), defaultThreads())
    .option('--until-empty', 'stop when the queue is empty')
    .option('--json', 'print one JSON object for each pair')
    .action((flags: Flags) => worker(flags));
}

async function worker(flags: Flags): Promise<void> {
  const queue = await ArenaQueue.open(flags.database);
  const threads = new Threads(flags.threads);
  const play = async (spec: PairResult['spec']): Promise<PairResult> => {
    const result = await threads.play({ pair: spec });
    if (!('pair' in result)) throw new Failure('a thread answered something else', 1);
    return result.pair;
  };
  const tell = ({ spec: { a, b, index }, points }: PairResult): void => {
    const line = flags.json
      ? JSON.stringify({ a, b, index, points })
      : `pair ${index}: ${a} - ${b} ${points} : ${2 - points}`;
    process.stdout.write(`${line}\n`);
  };
  try {
    if (flags.untilEmpty) await queue.workOff(flags.threads, play, tell);
    else {
      const runner = await queue.work(flags.threads, play, tell);
      if (!flags.json)
        process.stdout.write(
          `${flags.threads} threads wait for pairs; Ctrl-C ends them after the pair in hand.\n`,
        );
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void runner.stop());
      await runner.promise;
    }
  } finally {
    await threads.end();
    await queue.close();
  }
}
