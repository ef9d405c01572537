/** Which tests are to notice a mutant of a package: its own, and those elsewhere that were written for it. */
export interface Suite {
  readonly package: string;
  readonly tests: readonly string[];
  /** Folder of its table scripts. */
  readonly tables: string | null;
  /** Where only the mutants of a folder are tried. */
  readonly within?: string;
}

/** The environment names the folder for `tables.suite.ts`. */
export const TABLES = 'DUSTFRONT_MUTATION_TABLES';

const own = (name: string): string => `packages/${name}/**/*.test.ts`;
const game = (name: string): Suite => ({
  package: name,
  tests: [own(name)],
  tables: `packages/${name}/tables`,
});

export const SUITES: readonly Suite[] = [
  { package: 'kernel', tests: [own('kernel'), own('testkit')], tables: null },
  {
    package: 'wargame',
    tests: [own('wargame'), 'packages/dust-tactics-2014/src/ground/table/*.test.ts'],
    tables: null,
  },
  { package: 'odds', tests: [own('odds')], tables: null },
  game('dust-tactics'),
  game('dust-tactics-2014'),
  game('dust'),
];

/** The short form: folders whose tests are so quick that npm test can run them once more for every mutant. */
export const SHORT: readonly Suite[] = [
  { package: 'kernel', tests: ['packages/kernel/src/!(contract).test.ts'], tables: null },
  {
    package: 'wargame',
    tests: ['packages/wargame/src/dice/*.test.ts'],
    tables: null,
    within: 'packages/wargame/src/dice/',
  },
];

/** Values printed on cards, texts and generated files are data: other tests compare them as a whole. */
const DATA = /\.test\.ts$|\.generated\.ts$|\/(?:words|data)\/|\/cards\/(?!card|read|validate)|\/testing\.ts$/;

export const isMutated = (file: string): boolean => !DATA.test(file);
