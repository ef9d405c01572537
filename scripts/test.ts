// npm test: every suite that this checkout has, the short ones beside the long; ends with `N passed, N failed`.
// `npm test -- --only NAME` runs one suite: checks, unit, tables, mutants, browser.
import { runChecks } from './check.ts';
import { repository } from './lib/files.ts';
import { InTurn, type Print } from './lib/in-turn.ts';
import { misused, told } from './lib/options.ts';
import { stopTogether } from './lib/process.ts';
import { failuresOf, heading, type SuiteResult, summary, total } from './lib/suite.ts';
import { runVitest } from './lib/vitest.ts';
import { runMutants } from './mutate/short.ts';
import { runTables, tableScripts } from './table-scripts.ts';

interface Suite {
  readonly id: string;
  readonly title: string;
  readonly present: boolean;
  /** Those of a lane run one after the other, the two lanes beside each other. */
  readonly lane: 'short' | 'long';
  run(print: Print): Promise<SuiteResult>;
}

const tree = repository();

/** A new kind of test is a new row here. They are told in this order, whichever is done first. */
const suites: readonly Suite[] = [
  { id: 'checks', title: 'Checks', present: true, lane: 'short', run: runChecks },
  {
    id: 'tables',
    title: 'Table scripts',
    present: tableScripts(tree).length > 0,
    lane: 'short',
    run: (print) => runTables(tree, print),
  },
  { id: 'mutants', title: 'Mutants', present: true, lane: 'short', run: runMutants },
  {
    id: 'unit',
    title: 'Unit tests',
    present: true,
    lane: 'long',
    run: (print) => runVitest('unit tests', ['unit', 'client', 'client-apart'], print),
  },
  {
    id: 'browser',
    title: 'Browser tests',
    present: tree.files.some((path) => /^apps\/web\/e2e\/.*\.e2e\.ts$/.test(path)),
    lane: 'long',
    run: (print) => runVitest('browser tests', ['browser'], print),
  },
];

stopTogether();
const { only } = told(import.meta.filename, { options: { only: { type: 'string' } } }).values;
const chosen = suites.filter(({ id, present }) => present && (only === undefined || id === only));
if (chosen.length === 0)
  misused(import.meta.filename, `no suite named ${only}; there are ${suites.map(({ id }) => id).join(', ')}`);

const printed = new InTurn(console.log);
const started = chosen.map((suite) => ({
  suite,
  sheet: printed.sheet(),
  result: null as SuiteResult | null,
}));
const run = async (lane: Suite['lane']): Promise<void> => {
  for (const one of started.filter(({ suite }) => suite.lane === lane)) {
    one.sheet.print(`\n${heading(one.suite.title)}`);
    one.result = await one.suite.run(one.sheet.print);
    one.sheet.end();
  }
};
await Promise.all([run('short'), run('long')]);
const results = started.flatMap(({ result }) => result ?? []);
console.log('');
for (const failure of results.flatMap(failuresOf)) console.log(failure);
for (const result of results) console.log(summary(result));
console.log(total(results));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
