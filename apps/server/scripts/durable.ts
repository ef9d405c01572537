/**
 * Durable commands a second through the whole server (socket, judgement, commit, acknowledgement, fan-out) as a share
 * of raw single-row commits in the same kind of store, in turn, in one run.
 * `node apps/server/scripts/durable.ts [rounds]`
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberIn, told } from '../../../scripts/lib/options.ts';
import { SqliteConnection } from '../src/store/sqlite/connection.ts';
import { load } from '../test/load.ts';

const [given = '3'] = told(import.meta.filename, { allowPositionals: true }).positionals;
const rounds = numberIn(import.meta.filename, 'rounds', given, 1);

/** What SQLite alone does: one row, one commit, one sync, again. */
function raw(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-raw-'));
  const db = new SqliteConnection(join(folder, 'raw.db'));
  db.direct.run('CREATE TABLE entries (match TEXT, number BIGINT, body TEXT, PRIMARY KEY (match, number))');
  const body = JSON.stringify({
    do: 'answer',
    number: 7,
    seat: 1,
    option: 'bid 3',
    rolls: [],
    hash: '0123456789abcdef',
  });
  const from = performance.now();
  let count = 0;
  while (performance.now() - from < seconds * 1000) {
    db.direct.run('INSERT INTO entries (match, number, body) VALUES ($1, $2, $3)', ['m', count++, body]);
  }
  const rate = count / ((performance.now() - from) / 1000);
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const shares: number[] = [];
for (let round = 0; round < rounds; round++) {
  const bare = raw(2);
  const whole = await load({
    matches: 200,
    spectators: 0,
    perSecond: 1_000_000,
    seconds: 20,
    game: 'sealed-bids',
  });
  shares.push(whole.perSecond / bare);
  console.log(
    `round ${round + 1}: raw ${bare.toFixed(0)}/s, whole server ${whole.perSecond}/s (${whole.commands} ` +
      `commands), share ${(whole.perSecond / bare).toFixed(2)}`,
  );
}
console.log(`median share ${median(shares).toFixed(2)} (goal: at least 0.5)`);
process.exit(0);
