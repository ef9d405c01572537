/**
 * The long form of the fault tests: 100 kills of the server on SQLite, 40 of PostgreSQL, 40 of one of two processes, all
 * under load with cut lines; then 40 faults of the network between clients and server, and between servers and PostgreSQL. 0 leaves one
 * out. `node apps/server/scripts/faults.ts [kills of the server] [kills of PostgreSQL] [faults of the network]`
 */
import { faultRun } from '../test/faults/run.ts';
import { startPostgres } from '../test/postgres.ts';

const [ofServer = '100', ofPostgres = '40', ofNetwork = '40'] = process.argv.slice(2);
let failed = false;
const show = (name: string, report: Awaited<ReturnType<typeof faultRun>>, seconds: number): void => {
  const { violations, ...counts } = report;
  console.log(`${name} (${seconds.toFixed(0)} s):`, JSON.stringify(counts));
  console.log(
    violations.length === 0
      ? '  no violation'
      : `  ${violations.length} violations:\n  ${violations.slice(0, 20).join('\n  ')}`,
  );
  failed ||= violations.length > 0;
};
const timed = async (name: string, options: Parameters<typeof faultRun>[0]): Promise<void> => {
  if (options.kills === 0) return;
  const from = performance.now();
  show(name, await faultRun(options), (performance.now() - from) / 1000);
};

await timed('SQLite, server killed', {
  tables: 10,
  kills: Number(ofServer),
  between: 60,
  cuts: Number(ofServer) * 5,
});
const postgres = await startPostgres();
await timed('PostgreSQL killed', {
  tables: 8,
  kills: Number(ofPostgres),
  between: 60,
  cuts: Number(ofPostgres) * 3,
  databaseUrl: await postgres.database(),
  async killOther() {
    postgres.kill();
    await postgres.restart();
  },
});
await timed('PostgreSQL, one of two processes killed', {
  tables: 8,
  kills: Number(ofPostgres),
  between: 60,
  cuts: Number(ofPostgres) * 3,
  processes: 2,
  databaseUrl: await postgres.database(),
});
await timed('network between clients and server', {
  tables: 8,
  kills: Number(ofNetwork),
  between: 60,
  cuts: 0,
  network: 'clients',
});
await timed('network between two processes and PostgreSQL', {
  tables: 8,
  kills: Number(ofNetwork),
  between: 60,
  cuts: Number(ofNetwork),
  processes: 2,
  network: 'store',
  databaseUrl: await postgres.database(),
});
await postgres.stop();
process.exit(failed ? 1 : 0);
