// npm test: checks, then every suite that this checkout has; ends with `N passed, N failed`.
// `npm test -- --only NAME` runs one suite: checks, unit, tables, mutants, browser.
import { runChecks } from './check.ts';
import { repository } from './lib/files.ts';
import { stopTogether } from './lib/process.ts';
import { heading, type SuiteResult, summary, total } from './lib/suite.ts';
import { runVitest } from './lib/vitest.ts';
import { runMutants } from './mutate/short.ts';
import { runTables, tableScripts } from './table-scripts.ts';

interface Suite {
  readonly id: string;
  readonly title: string;
  readonly present: boolean;
  run(): Promise<SuiteResult>;
}

const tree = repository();

/** A new kind of test is a new row here. */
const suites: readonly Suite[] = [
  { id: 'checks', title: 'Checks', present: true, run: () => runChecks() },
  { id: 'unit', title: 'Unit tests', present: true, run: () => runVitest('unit tests', ['unit', 'client']) },
  {
    id: 'tables',
    title: 'Table scripts',
    present: tableScripts(tree).length > 0,
    run: () => runTables(tree),
  },
  { id: 'mutants', title: 'Mutants', present: true, run: runMutants },
  {
    id: 'browser',
    title: 'Browser tests',
    present: tree.files.some((path) => /^apps\/web\/e2e\/.*\.e2e\.ts$/.test(path)),
    run: () => runVitest('browser tests', ['browser']),
  },
];

stopTogether();
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const chosen = suites.filter(({ id, present }) => present && (only === undefined || id === only));
if (chosen.length === 0) {
  console.error(`no suite named ${only}; there are ${suites.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
const results: SuiteResult[] = [];
for (const suite of chosen) {
  console.log(`\n${heading(suite.title)}`);
  results.push(await suite.run());
}
console.log('');
for (const result of results) console.log(summary(result));
console.log(total(results));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
