import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { root } from '../lib/files.ts';
import type { Mutant } from './mutants.ts';
import { TABLES } from './suites.ts';

/** What the process that leads tells the ones that run tests, as a file whose path stands in the environment. */
export interface Plan {
  /** The sample; a mutant's number is its place here. */
  readonly mutants: readonly Mutant[];
  /** Results are appended here, a JSON object a line. */
  readonly journal: string;
  /** A test that takes longer than this many milliseconds is not repeated for every mutant. */
  readonly slowest: number;
  /** As long as this many milliseconds a test may take now: quick tests come first, whatever file they are in. */
  readonly patience: number;
  /** Where only tests that quote a rule count: its mutants by number. */
  readonly rules: Readonly<Record<string, readonly number[]>> | null;
  /** One mutant that is on from the start, with the tests that are to notice it; null to try all in turn. */
  readonly single: { readonly number: number; readonly tests: readonly string[] } | null;
}

export const PLAN = 'DUSTFRONT_MUTATION_PLAN';

export function readPlan(): Plan {
  return JSON.parse(readFileSync(String(process.env[PLAN]), 'utf8')) as Plan;
}

/** A line of the journal. */
export type Finding =
  /** A test failed with the mutant on and passed with it off. `rule`: only its quotation counted. */
  | {
      readonly type: 'killed';
      readonly number: number;
      readonly file: string;
      readonly by: string;
      readonly rule?: string;
    }
  /** It left something behind that made later tests fail: to be tried by itself. */
  | { readonly type: 'doubtful'; readonly number: number }
  /** Which mutants a test reaches, and its time in milliseconds. */
  | {
      readonly type: 'test';
      readonly file: string;
      readonly name: string;
      readonly took: number;
      readonly reached: readonly number[];
    }
  /** What a file reaches when it is loaded, before any test, what was in it, and how long its tests might take. */
  | {
      readonly type: 'loaded';
      readonly file: string;
      readonly hash: string;
      readonly patience: number;
      readonly reached: readonly number[];
    }
  /** A test that cannot be repeated inside one process. */
  | { readonly type: 'unrepeatable'; readonly file: string; readonly name: string }
  /** Mutants that this test did not notice; with `isAll` it has been tried with all that it reaches. */
  | {
      readonly type: 'missed';
      readonly file: string;
      readonly test: string;
      readonly numbers: readonly number[];
      readonly isAll: boolean;
    }
  /** A file that must be run again, as a mutant has left something behind. */
  | { readonly type: 'unfinished'; readonly file: string }
  /** A test that fails with every mutant off. */
  | { readonly type: 'broken'; readonly file: string; readonly name: string; readonly why: string }
  /** Tried by itself; no test noticed, or with rules: all tests that quote one of its rules have been asked. */
  | { readonly type: 'survived'; readonly number: number };

/** What a file of tests says, so that another run knows whether it still says so; table scripts count as one file. */
export function fingerprint(file: string): string {
  const tables = file.endsWith('tables.suite.ts')
    ? globSync(`${process.env[TABLES]}/**/*.yaml`, { cwd: root })
    : [];
  const texts = [file, ...tables.sort().map((path) => `${root}/${path}`)].map((path) =>
    readFileSync(path, 'utf8'),
  );
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** Rules that a title quotes in square brackets. */
export const rulesIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, ids = '']) => ids.split(/[\s,]+/));

export function readFindings(journal: string): Finding[] {
  const text = readFileSync(journal, 'utf8');
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Finding);
}
