/**
 * What an answer costs in computing with one, two and four server processes on one PostgreSQL, in turn within one run:
 * only the ratios mean anything. With routing at the door and without.
 * `node apps/server/scripts/processes.ts [rounds] [matches] [spectators per match] [commands a second] [seconds]`
 * `--pinned`: each server process on a core of its own, as far as there are cores (taskset, Linux).
 */
import { numberIn, told } from '../../../scripts/lib/options.ts';
import { type LoadReport, load } from '../test/load.ts';
import { startPostgres } from '../test/postgres.ts';

const { positionals, values } = told(import.meta.filename, {
  allowPositionals: true,
  options: { pinned: { type: 'boolean', default: false } },
});
const given = positionals.map((text) => numberIn(import.meta.filename, 'every one', text));
const [rounds = 3, matches = 100, spectators = 2, perSecond = 100, seconds = 30] = given;
process.env.GAMES = 'house';
// On a busy machine a second is not much.
process.env.DATABASE_TIMEOUT_MS ??= '10000';

const contestants = [
  { name: '1 process', processes: 1, routed: true },
  { name: '2 processes, routed by match', processes: 2, routed: true },
  { name: '4 processes, routed by match', processes: 4, routed: true },
  { name: '2 processes, any', processes: 2, routed: false },
  { name: '4 processes, any', processes: 4, routed: false },
];

const isGood = (report: LoadReport): boolean =>
  report.delivered === report.due && report.refused + report.unanswered + report.linesLost === 0;

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const postgres = await startPostgres();
const cost = new Map<string, number[]>();
let good = true;
for (let round = 1; round <= rounds; round++) {
  for (const { name, processes, routed } of contestants) {
    const databaseUrl = await postgres.migrated();
    const size = { matches, spectators, perSecond, seconds, game: 'dust-tactics' };
    const report = await load({ ...size, databaseUrl, processes, routed, pinned: values.pinned });
    good &&= isGood(report);
    cost.set(name, [...(cost.get(name) ?? []), report.cpuPerCommand]);
    const { commands, cpuPerCommand, latency, delivered, due } = report;
    console.error(JSON.stringify({ round, name, commands, cpuPerCommand, p50: latency.p50, delivered, due }));
  }
}
await postgres.stop();
const one = cost.get('1 process')!;
console.log('| processes | computing an answer | against one |\n| --- | --- | --- |');
for (const [name, figures] of cost) {
  const ratio = mean(figures) / mean(one);
  console.log(`| ${name} | ${mean(figures).toFixed(2)} ms | ${ratio.toFixed(2)} |`);
}
process.exit(good ? 0 : 1);
