import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './files.ts';
import type { Print } from './in-turn.ts';
import { relay, tool } from './process.ts';
import type { SuiteResult } from './suite.ts';

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly ReportedFile[];
}

interface ReportedFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** The tests of a file that failed, each with the first line of why. */
const failedIn = ({ name, assertionResults }: ReportedFile): readonly string[] =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const [why = ''] = (failureMessages?.[0] ?? '').split('\n');
      return `${relative(root, name)}: ${fullName}: ${why}`;
    });

/** A file that could not even be loaded counts as one failure, and so does a run that failed outside any test. */
export function countsOf(name: string, report: VitestReport | undefined, code: number): SuiteResult {
  if (report === undefined) return { name, passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  const failures = [
    ...report.testResults.flatMap(failedIn),
    ...unloaded.map(({ name }) => `${relative(root, name)}: could not be loaded`),
  ];
  return {
    name,
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(failures.length === 0 ? {} : { failures }),
  };
}

/** Runs projects of vitest.config.ts. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  print: Print,
): Promise<SuiteResult> {
  const file = join(root, '.cache', `vitest-${projects.join('-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await relay(process.execPath, [tool.vitest, 'run', ...chosen, ...reporters], print);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return countsOf(name, report, code);
}
