/**
 * Live tables under load, the server in a process of its own.
 * `GAMES=house node apps/server/scripts/load.ts [matches] [spectators a match] [commands a second] [seconds] [game]`
 * The full form: 1000 8 300 600 dust-tactics. Spectators may be a fraction (1.5: one here, two there). DATABASE_URL
 * makes it run on PostgreSQL.
 */
import { numberIn, told } from '../../../scripts/lib/options.ts';
import { load } from '../test/load.ts';

const [matches = '1000', spectators = '8', perSecond = '300', seconds = '600', game = 'dust-tactics'] = told(
  import.meta.filename,
  { allowPositionals: true },
).positionals;
const count = (name: string, text: string): number => numberIn(import.meta.filename, name, text);
process.env.GAMES ??= game === 'dust-tactics' ? 'house' : '';
const databaseUrl = process.env.DATABASE_URL;
const report = await load({
  matches: count('matches', matches),
  spectators: count('spectators', spectators),
  perSecond: count('commands', perSecond),
  seconds: count('seconds', seconds),
  game,
  ...(databaseUrl ? { databaseUrl } : {}),
  tell: (line) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`),
});
console.log(JSON.stringify(report, null, 2));
const { latency, megabytes, matches: played } = report;
// One row for docs/reliability.md.
console.log(
  `| ${matches} | ${played.players} | ${played.spectators} | ${report.perSecond} | ` +
    `${report.seconds.playing} | ${latency.p50} ms | ${latency.p90} ms | ${latency.p99} ms | ` +
    `${report.delivered} / ${report.due} | ${megabytes.end} MB (${megabytes.perMatch} MB a match) | ` +
    `${report.cpuShare} |`,
);
const good = report.delivered === report.due && report.refused + report.unanswered + report.linesLost === 0;
process.exit(good ? 0 : 1);
