// npm run dice -- honest FROM TO | forged FROM TO [--minutes N]: plays matches with dice from chains and checks their
// records, or forges records in every way that is known and sees each called what it is. A range of seeds can be split
// and taken up again anywhere.
import { parseRecord, printRecord } from '../packages/kernel/src/index.ts';
import { type Verdict, verifyRecord } from '../packages/protocol/src/index.ts';
import { type Forged, forgeries, kinds } from '../packages/protocol/test/dice/forge.ts';
import { honest, scriptOf } from '../packages/protocol/test/dice/made.ts';
import { misused, numberIn, told } from './lib/options.ts';

/** Seeds of one try are this far apart, so that no two numbers meet. */
const APART = 10_000_000;
const TRIES = 60;

/** Null if all is well. */
type Trial = (n: number, tally: Map<string, number>) => string | null;

const count = (tally: Map<string, number>, what: string): void =>
  void tally.set(what, (tally.get(what) ?? 0) + 1);

const honestTrial: Trial = (seed, tally) => {
  const { record, script, kept } = honest(seed);
  const read = parseRecord(printRecord(record));
  const alone = verifyRecord(script.game, read);
  const promised = verifyRecord(script.game, read, kept);
  count(tally, promised.word);
  return alone.word === 'consistent' && promised.word === 'promised'
    ? null
    : JSON.stringify({ alone, promised });
};

function forgedAt(kind: string, n: number): { seed: number; forged: Forged } | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = n + attempt * APART;
    const forged = forgeries[kind]!(seed);
    if (forged !== null) return { seed, forged };
  }
  return null;
}

const forgedTrial: Trial = (n, tally) => {
  const kind = kinds[n % kinds.length]!;
  const found = forgedAt(kind, n);
  if (found === null) return `${kind}: no match of ${TRIES} offers a handle`;
  const { record, kept, word } = found.forged;
  const verdict: Verdict = verifyRecord(scriptOf(found.seed).game, record, kept);
  count(tally, `${kind}: ${verdict.word === 'broken' ? `refused (${verdict.reason})` : verdict.word}`);
  return verdict.word === word ? null : `${kind}, seed ${found.seed}: ${JSON.stringify(verdict)}`;
};

const { positionals, values } = told(import.meta.filename, {
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});
const [what = '', fromText = '0', toText = '1000'] = positionals;
const trial = what === 'honest' ? honestTrial : what === 'forged' ? forgedTrial : null;
if (trial === null) misused(import.meta.filename, `honest or forged, not "${what}"`);
const from = numberIn(import.meta.filename, 'FROM', fromText);
const to = numberIn(import.meta.filename, 'TO', toText);
const tally = new Map<string, number>();
const began = Date.now();
const until = began + numberIn(import.meta.filename, '--minutes', values.minutes) * 60_000;
let said = began;
let wrong = 0;
let n = from;
for (; n < to && Date.now() < until; n++) {
  const fault = trial(n, tally);
  if (fault !== null) {
    wrong += 1;
    console.error(`${what} ${n}: ${fault}`);
  }
  if (Date.now() - said < 5000) continue;
  said = Date.now();
  console.error(
    `${n + 1 - from} of ${to - from}, ${Math.round(((n + 1 - from) * 1000) / (said - began))} a second`,
  );
}
for (const [line, times] of [...tally].sort()) console.log(`${String(times).padStart(7)}  ${line}`);
console.log(
  `${n - from} ${what} records, seeds ${from} to ${n - 1}: ${wrong} wrong, ` +
    `${Math.round((Date.now() - began) / 1000)} s`,
);
if (n < to) console.log(`go on with: npm run dice -- ${what} ${n} ${to}`);
process.exitCode = wrong > 0 ? 1 : 0;
