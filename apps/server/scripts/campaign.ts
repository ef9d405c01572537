/**
 * Long runs in numbered parts, each with a seed of its own, that can be stopped at any time and taken up again:
 * `node --expose-gc apps/server/scripts/campaign.ts KIND FROM TO [--minutes N] [--journal FILE]`
 *
 * - `fuzz`: 100,000 frames and requests a part that no client would send.
 * - `kill-server`, `kill-postgres`, `kill-process`: 10 kills a part, of the server on SQLite, of PostgreSQL, of one of
 *   two processes on it, under load and with cut lines.
 * - `cut-clients`, `cut-store`: 10 faults a part of the network between clients and server, or servers and PostgreSQL.
 *
 * Parts that the journal has (`KIND.journal.jsonl` in the folder where it is called) are not run again.
 */
import { misused, numberIn, told } from '../../../scripts/lib/options.ts';
import { type Part, runCampaign, sumOf } from '../test/campaign.ts';
import { type FaultRun, faultRun } from '../test/faults/run.ts';
import { fuzz } from '../test/fuzz.ts';
import { type RealPostgres, startPostgres } from '../test/postgres.ts';
import { testServer } from '../test/server.ts';

type Run = (part: number) => Promise<Pick<Part, 'failures' | 'counts'>>;

const FRAMES = 100_000;
const KILLS = 10;

async function fuzzed(part: number): ReturnType<Run> {
  const server = await testServer();
  const { frames, requests, failures, before, after } = await fuzz(server, FRAMES, `fuzz/${part}`);
  await server.end();
  return { failures, counts: { frames, requests, megabytesGrown: Math.round(after - before) } };
}

async function faults(options: FaultRun): ReturnType<Run> {
  const { violations, ...counts } = await faultRun(options);
  return { failures: violations, counts };
}

let postgres: RealPostgres | null = null;
const database = async (): Promise<string> => {
  postgres ??= await startPostgres();
  return postgres.database();
};

const under = (kind: string, part: number) => ({ kills: KILLS, between: 60, seed: `${kind}/${part}` });

const runs: Record<string, Run> = {
  fuzz: fuzzed,
  'kill-server': (part) => faults({ ...under('kill-server', part), tables: 10, cuts: 50 }),
  'kill-postgres': async (part) =>
    faults({
      ...under('kill-postgres', part),
      tables: 8,
      cuts: 30,
      databaseUrl: await database(),
      async killOther() {
        postgres?.kill();
        await postgres?.restart();
      },
    }),
  'kill-process': async (part) =>
    faults({
      ...under('kill-process', part),
      tables: 8,
      cuts: 30,
      processes: 2,
      databaseUrl: await database(),
    }),
  'cut-clients': (part) => faults({ ...under('cut-clients', part), tables: 8, cuts: 0, network: 'clients' }),
  'cut-store': async (part) =>
    faults({
      ...under('cut-store', part),
      tables: 8,
      cuts: 10,
      processes: 2,
      network: 'store',
      databaseUrl: await database(),
    }),
};

const { positionals, values } = told(import.meta.filename, {
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '600' }, journal: { type: 'string' } },
});
const [kind = '', from = '0', to = '1'] = positionals;
const run = runs[kind];
if (!run) misused(import.meta.filename, `KIND is one of ${Object.keys(runs).join(', ')}`);
const until = performance.now() + numberIn(import.meta.filename, '--minutes', values.minutes) * 60_000;
const parts = await runCampaign({
  journal: values.journal ?? `${kind}.journal.jsonl`,
  from: numberIn(import.meta.filename, 'FROM', from),
  to: numberIn(import.meta.filename, 'TO', to),
  run,
  goesOn: () => performance.now() < until,
  tell: (part) => console.error(JSON.stringify(part)),
});
await (postgres as RealPostgres | null)?.stop();
const failures = parts.flatMap(({ part, failures: wrong }) => wrong.map((one) => `part ${part}: ${one}`));
const missing = Number(to) - Number(from) - parts.length;
console.log(
  JSON.stringify({ kind, parts: parts.length, missing, ...sumOf(parts), failures: failures.length }),
);
for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
