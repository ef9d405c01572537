import { styleText } from 'node:util';

/** What a group of tests came to. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** What failed, by name. */
  readonly failures?: readonly string[];
}

export const good = (text: string): string => styleText('green', text);
export const bad = (text: string): string => styleText('red', text);
export const faint = (text: string): string => styleText('dim', text);
export const heading = (text: string): string => styleText('bold', text);

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What failed, named once more after all that was printed on the way. */
export const failuresOf = ({ name, failures = [] }: SuiteResult): readonly string[] =>
  failures.map((failure) => `${bad('✗')} ${name}: ${failure}`);

/** One line for one suite. */
export function summary({ name, passed, failed, skipped = 0 }: SuiteResult): string {
  const mark = failed === 0 ? good('✓') : bad('✗');
  return `${mark} ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The last line of a test run, the same whatever ran. */
export function total(results: readonly SuiteResult[]): string {
  const sum = (of: (result: SuiteResult) => number): number =>
    results.reduce((all, result) => all + of(result), 0);
  return `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`;
}
