// npm run bench: every bench/*.bench.ts. `-- --json` prints one JSON object a line, `-- --only NAME` filters by name,
// `-- --rounds N` changes the number of rounds (5).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Benchmark, type Figure, measure, type Pace } from './lib/bench.ts';
import { root } from './lib/files.ts';
import { numberIn, told } from './lib/options.ts';
import { bad, faint, heading } from './lib/suite.ts';
import { install } from './run.mjs';

/** Beyond this a reference was disturbed and its ratios say little. */
const UNQUIET = 1.4;

const { values: wish } = told(import.meta.filename, {
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
});
const pace: Pace = {
  rounds: numberIn(import.meta.filename, '--rounds', wish.rounds, 1),
  slice: 250,
  now: () => performance.now(),
};
const folder = join(root, 'bench');

/** Peers run as they would in earnest. */
process.env.NODE_ENV = 'production';
install(folder, 'the peers that benchmarks compare with');

async function load(): Promise<Benchmark[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'));
  const modules = await Promise.all(
    files
      .sort()
      .map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<{ benchmarks: Benchmark[] }>),
  );
  return modules.flatMap(({ benchmarks }) => benchmarks);
}

const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : value < 1000 ? 1 : 0 });

function line({ name, value, unit, ratio, against, spread: [least, most] }: Figure): string {
  const compared = ratio === null ? '' : `  ${number(ratio)} × ${against?.split(': ')[1]}`;
  const range = faint(`  (${number(least)} to ${number(most)})`);
  const note = most / least > UNQUIET ? bad('  unquiet') : '';
  return (
    `  ${(name.split(': ')[1] ?? name).padEnd(34)} ${number(value).padStart(14)} ` +
    `${unit}${compared}${range}${note}`
  );
}

const all = await load();
const { only } = wish;
const chosen = all.filter(({ name }) => only === undefined || name.includes(only));
if (chosen.length === 0) {
  console.error(`no benchmark named ${only}; there are: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
for (const benchmark of chosen) {
  if (!wish.json) console.log(heading(benchmark.name));
  for (const figure of await measure(benchmark, pace)) {
    console.log(wish.json ? JSON.stringify(figure) : line(figure));
  }
}
