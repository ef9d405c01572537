import { join } from 'node:path';
import { root, type Tree } from './lib/files.ts';
import type { Print } from './lib/in-turn.ts';
import { capture } from './lib/process.ts';
import type { SuiteResult } from './lib/suite.ts';

/** What `dustfront table FILE…` prints for each script, one JSON object a line. */
interface TableResult {
  readonly file: string;
  readonly passed: boolean;
  readonly failures?: readonly unknown[];
}

const commandLine = 'apps/cli/src/commands/table.ts';

export const tableScripts = (tree: Tree): string[] =>
  tree.files.filter(
    (path) =>
      /^packages\/[^/]+\/tables\/.*\.(?:yaml|json|md|table)$/.test(path) && !path.endsWith('README.md'),
  );

const isResult = (value: unknown): value is TableResult =>
  typeof value === 'object' && value !== null && 'file' in value && 'passed' in value;

/** The results among the lines of an output; other lines are for people. */
export function tableResults(output: string): TableResult[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isResult(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** Runs every table script through the command line, as a reader would. A script without a result has failed. */
export async function runTables(tree: Tree, print: Print): Promise<SuiteResult> {
  const name = 'table scripts';
  const files = tableScripts(tree);
  if (!tree.has(commandLine)) {
    print(`${files.length} table scripts, but no command line to run them with (${commandLine})`);
    return { name, passed: 0, failed: files.length };
  }
  const { output } = await capture(process.execPath, [join(root, 'apps/cli/src/main.ts'), 'table', ...files]);
  const results = tableResults(output);
  const passed = new Set(results.filter((result) => result.passed).map(({ file }) => file));
  const failed = files.filter((file) => !passed.has(file));
  for (const file of failed) {
    const failures = results.find((result) => result.file === file)?.failures ?? ['no result'];
    print(`✗ ${file}\n    ${failures.map((failure) => JSON.stringify(failure)).join('\n    ')}`);
  }
  if (results.length === 0) print(output);
  return { name, passed: files.length - failed.length, failed: failed.length };
}
