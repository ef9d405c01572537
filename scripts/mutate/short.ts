import { join } from 'node:path';
import { root } from '../lib/files.ts';
import type { Print } from '../lib/in-turn.ts';
import { capture } from '../lib/process.ts';
import type { SuiteResult } from '../lib/suite.ts';

/** What `npm run mutate -- --json` prints for each package. */
interface Tried {
  readonly package: string;
  readonly tried: number;
  readonly killed: number;
  /** How many more should have been noticed. */
  readonly missing: number;
  readonly survivors: readonly string[];
}

/** The short form of `npm run mutate`, in a process of its own: a mutant too many that nobody notices is a failure. */
export async function runMutants(print: Print): Promise<SuiteResult> {
  const name = 'mutants';
  const { code, output } = await capture(process.execPath, [
    join(root, 'scripts/mutate.ts'),
    '--short',
    '--json',
  ]);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const all = lines.map((line) => JSON.parse(line) as Tried);
  for (const { package: of, tried, killed, survivors } of all) {
    print(`${of}: ${killed} of ${tried} mutants noticed`);
    for (const survivor of survivors) print(`    ${survivor}`);
  }
  const sum = (count: (one: Tried) => number): number => all.reduce((total, one) => total + count(one), 0);
  const failed = sum(({ missing }) => missing);
  if (failed === 0 && code !== 0) print(output);
  return { name, passed: sum(({ killed }) => killed), failed: failed === 0 && code !== 0 ? 1 : failed };
}
