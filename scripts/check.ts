// npm run check: compiler, linter, unused code and our own checks. `-- --all` prints every finding.
import { join } from 'node:path';
import { checks } from './checks/index.ts';
import { repository, root, type Tree } from './lib/files.ts';
import type { Print } from './lib/in-turn.ts';
import { told } from './lib/options.ts';
import { capture, stopTogether, tool } from './lib/process.ts';
import { bad, faint, good, type SuiteResult, seconds, summary } from './lib/suite.ts';

const SHOWN = 20;
const AT_ONCE = 2;

/** What compiler and knip know of files that have not changed since. */
const cache = join(root, '.cache', 'check');

interface Step {
  readonly name: string;
  run(): Promise<{ findings: readonly string[]; notes?: readonly string[] }>;
}

const program = (name: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await capture(process.execPath, args);
    return { findings: code === 0 ? [] : output.split('\n') };
  },
});

/** The compiler refuses a project without a file, so those that have none yet are left out. */
const projects = (tree: Tree): Step[] =>
  [
    { config: 'tsconfig.json', files: /^(packages|scripts)\/.*\.ts$/ },
    { config: 'tsconfig.pure.json', files: /^packages\/.*\.ts$/ },
    { config: 'apps/web/tsconfig.json', files: /^apps\/web\/src\/.*\.tsx?$/ },
    { config: 'tsconfig.web-tests.json', files: /^apps\/web\/(?:e2e\/.*\.ts|src\/.*\.test\.tsx?)$/ },
  ]
    .filter(({ files }) => tree.files.some((path) => files.test(path)))
    .map(({ config }) => {
      const known = [
        '--incremental',
        '--tsBuildInfoFile',
        join(cache, `${config.replaceAll('/', '-')}.types`),
      ];
      // Several threads check the same types several times over; the other program here has the other core.
      return program(`types: ${config}`, tool.tsc, '--noEmit', '--singleThreaded', '-p', config, ...known);
    });

function steps(tree: Tree): Step[] {
  return [
    ...projects(tree),
    program('format and lint', tool.biome, 'ci', '--colors=off', '--diagnostic-level=error', '.'),
    program(
      'no unused files or dependencies',
      tool.knip,
      ...['--no-progress', '--no-config-hints', '--cache', '--cache-location', join(cache, 'knip')],
    ),
    ...checks.map((check) => ({ name: check.name, run: async () => check.run(tree) })),
  ];
}

async function report(step: Step, all: boolean, print: Print): Promise<boolean> {
  const begun = performance.now();
  const { findings, notes = [] } = await step.run();
  const mark = findings.length === 0 ? good('✓') : bad('✗');
  print(`${mark} ${step.name} ${faint(seconds(begun))}`);
  for (const note of notes) print(faint(`    ${note}`));
  const shown = all ? findings : findings.slice(0, SHOWN);
  for (const finding of shown) print(`    ${finding}`);
  const more = findings.length - shown.length;
  if (more > 0) print(faint(`    … and ${more} more (npm run check -- --all)`));
  return findings.length === 0;
}

/** Runs every check, two programs at a time. */
export async function runChecks(print: Print, all = false): Promise<SuiteResult> {
  const waiting = steps(repository());
  let passed = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (await report(step, all, print)) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { name: 'checks', passed, failed };
}

if (import.meta.main) {
  stopTogether();
  const { values } = told(import.meta.filename, { options: { all: { type: 'boolean', default: false } } });
  const result = await runChecks(console.log, values.all);
  console.log(summary(result));
  process.exit(result.failed === 0 ? 0 : 1);
}
