import { defineConfig } from 'vitest/config';

/** The unit tests of everything, and the browser tests, which want a built client and a real Chromium. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'training/**/*.test.ts',
          ],
          testTimeout: 180_000,
          // Some tests start servers, databases and other processes; a busy machine may starve one of them once.
          retry: 1,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          globalSetup: ['scripts/browser-tests.ts'],
          testTimeout: 120_000,
          // A real browser on a busy machine may miss a beat; what fails three times is broken.
          retry: 2,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
