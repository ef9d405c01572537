// npm run train: plays the games that the DUST general's value of positions is fitted to, and fits it
// (training/dust-value/). `-- --games N` and `-- --seed S` say which games, `-- --data FILE` keeps their positions (or
// fits to those it holds already), `-- --out FILE` says where the weights go. Without options: the general's own games,
// compared with its weights.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { FEATURE_NAMES, WEIGHTS } from '../packages/ai/src/dust/value.ts';
import { dust } from '../packages/dust/src/index.ts';
import { collect } from '../training/dust-value/collect.ts';
import { fitWeights, type Measure, measure } from '../training/dust-value/fit.ts';
import { type Position, printPositions, readPositions } from '../training/dust-value/position.ts';
import { root } from './lib/files.ts';
import { numberIn, told } from './lib/options.ts';
import { heading, seconds } from './lib/suite.ts';

const { values: wish } = told(import.meta.filename, {
  options: {
    games: { type: 'string', default: '1750' },
    seed: { type: 'string', default: 'fit' },
    data: { type: 'string' },
    out: { type: 'string', default: join(root, '.cache', 'train', 'value.weights.json') },
  },
});
const games = numberIn(import.meta.filename, '--games', wish.games, 8);

/** What the games are played with: commits of these folders change the data. */
const ENGINE = ['packages/kernel/src', 'packages/odds/src', 'packages/dust/src', 'packages/ai/src/dust'];

function engineCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', ...ENGINE], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && stdout !== '' ? stdout.trim() : null;
}

/** A line that counts up; only its tenths where nobody watches. */
function counter(what: string): (done: number) => void {
  let told = 0;
  return (done) => {
    const tenth = Math.floor(done * 10);
    if (tenth === told) return;
    told = tenth;
    console.log(`  ${what} ${tenth * 10}%`);
  };
}

function played(): Position[] {
  const tell = counter('played');
  const positions: Position[] = [];
  let done = 0;
  for (const game of collect(games, wish.seed)) {
    positions.push(...game);
    tell(++done / games);
  }
  return positions;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
}

const known = wish.data !== undefined && existsSync(wish.data);
const begun = performance.now();
console.log(heading(known ? `Positions of ${wish.data}` : `${games} games, seed ${wish.seed}`));
const text = known ? readFileSync(wish.data!, 'utf8') : printPositions(played());
if (!known && wish.data !== undefined) write(wish.data, text);
const positions = readPositions(text);
const sha256 = createHash('sha256').update(text).digest('hex');
console.log(`  ${positions.length} positions, sha-256 ${sha256}, ${seconds(begun)}`);

const fitting = performance.now();
console.log(heading('Fit'));
const { weights, training, heldOut } = fitWeights(positions, counter('fitted'));
const line = (name: string, { games, positions, loss, evenLoss }: Measure): string =>
  `  ${name}: ${games} games, ${positions} positions, logarithmic loss ${loss.toFixed(4)} (even chances ` +
  `${evenLoss.toFixed(4)})`;
console.log(`${line('training', training)}\n${line('held out', heldOut)}, ${seconds(fitting)}`);

console.log(line("the general's weights on all of them", measure(positions, WEIGHTS)));

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
const shipped = Array.from(weights, (weight) => rounded(weight, 2));
const printed = ({ games, positions, loss, evenLoss }: Measure) => ({
  games,
  positions,
  loss: rounded(loss, 4),
  evenLoss: rounded(evenLoss, 4),
});
const file = {
  what: 'Weights of the value by which the DUST general judges positions; see training/dust-value/README.md.',
  command: known
    ? `npm run train -- --data ${wish.data}`
    : `npm run train -- --games ${games} --seed ${wish.seed}`,
  seed: known ? null : wish.seed,
  rules: `${dust.id} ${dust.version}`,
  engine: engineCommit(),
  data: { games: training.games + heldOut.games, positions: positions.length, sha256 },
  training: printed(training),
  heldOut: printed(heldOut),
  weights: Object.fromEntries(FEATURE_NAMES.map((name, i) => [name, shipped[i]])),
};
write(wish.out, `${JSON.stringify(file, null, 2)}\n`);
console.log(heading(relative(process.cwd(), resolve(wish.out))));
FEATURE_NAMES.forEach((name, i) => {
  const other = shipped[i] === WEIGHTS[i] ? '' : `  (the general's: ${WEIGHTS[i]})`;
  console.log(`  ${name.padEnd(14)} ${shipped[i]!.toFixed(2).padStart(6)}${other}`);
});
const same = shipped.every((weight, i) => weight === WEIGHTS[i]);
console.log(same ? "  the general's weights, all of them" : "  not the general's weights");
