import type { SeatingResult, SeatingSpec } from '@dustfront/ai';
import type { Command } from 'commander';
import { ArenaQueue } from '../arena/queue.ts';
import { defaultThreads, Threads } from '../jobs/threads.ts';
import { wholeNumber } from '../numbers.ts';
import { own } from '../reader.ts';

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
    .description(own('command.worker'))
    .requiredOption('--database <url>', own('worker.database'))
    .option('--threads <n>', own('worker.threads'), wholeNumber(1, 256), defaultThreads())
    .option('--until-empty', own('worker.until-empty'))
    .option('--json', own('worker.json'))
    .action((flags: Flags) => worker(flags));
}

async function worker(flags: Flags): Promise<void> {
  const queue = await ArenaQueue.open(flags.database);
  const threads = new Threads(flags.threads);
  const play = (spec: SeatingSpec): Promise<SeatingResult> => threads.do('seating', spec);
  const tell = ({ spec: { index, turn }, game: { seats, places } }: SeatingResult): void => {
    const order = (places ?? seats.map(() => 0)).map((place) => place + 1);
    const line = flags.json
      ? JSON.stringify({ index, turn, seats, places })
      : own('result.set', {
          index,
          turn,
          places: seats.map((name, seat) => `${name} ${order[seat]}.`).join(', '),
        });
    process.stdout.write(`${line}\n`);
  };
  try {
    if (flags.untilEmpty) await queue.workOff(flags.threads, play, tell);
    else {
      const runner = await queue.work(flags.threads, play, tell);
      if (!flags.json) process.stdout.write(`${own('result.waiting', { threads: flags.threads })}\n`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void runner.stop());
      await runner.promise;
    }
  } finally {
    await threads.end();
    await queue.close();
  }
}
