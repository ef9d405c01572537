import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Time is no test: these only end what hangs, on a machine that others keep busy too. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 30_000,
  expect: { poll: { timeout: 120_000, interval: 20 } },
};

/** Games leave much behind that is soon forgotten: with more room for it, less is looked through and kept. */
const room = { execArgv: ['--max-semi-space-size=32'] };

/** Node.js runs the program as it stands, once for all files: nothing is transformed or loaded twice. */
const asItStands = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** What lasts longest: begun last it would leave the other workers with nothing to do. */
const LONG = [
  /e2e\/(online|battle|dust-tactics-2014|pages|table|dust-game)/,
  /faults|arena|agreement|referee|endgame|(others|imagine|contract|game)\.test/,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((one) => one.test(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const ofClient = ['apps/web/src/**/*.test.{ts,tsx}'];

const replacing = globSync(ofClient).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

/** The unit tests of everything, and the browser tests, which want a built client and a real Chromium. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/{cli,server}/**/*.test.ts',
            'apps/web/scripts/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'training/**/*.test.ts',
          ],
          ...patience,
          ...room,
          globalSetup: ['apps/server/test/databases.ts'],
          ...asItStands,
        },
      },
      // The client has JSX: its tests are transformed, and loaded once like the others.
      {
        test: { name: 'client', include: ofClient, exclude: replacing, isolate: false, ...patience, ...room },
      },
      // Who puts a module in the place of another has the program to himself.
      { test: { name: 'client-apart', include: replacing, ...patience } },
      {
        test: {
          name: 'browser',
          // They wait for pages as often as they work.
          maxWorkers: 3,
          include: ['apps/web/e2e/**/*.e2e.ts'],
          globalSetup: ['scripts/browser-tests.ts'],
          ...patience,
          ...asItStands,
        },
      },
    ],
  },
});
