import { describe, expect, test } from 'vitest';
import { type FaultRun, faultRun } from './run.ts';

/** Where a fault strikes is a matter of luck; a checker that is worth something meets it within a few runs. */
const RUNS = 8;
/** A table whose number was skipped stands still. */
const PATIENCE = 4_000;

async function found(run: FaultRun): Promise<boolean> {
  for (let i = 0; i < RUNS; i++) {
    const { violations } = await faultRun({ ...run, seed: `planted ${i}`, patience: PATIENCE });
    if (violations.length > 0) return true;
  }
  return false;
}

describe('the checker finds planted faults', () => {
  // Without a kill nothing acknowledged too early is lost, so the other two are planted here. A table whose number was
  // skipped stands still, so that few cuts are enough.
  for (const [fault, kills] of [
    ['drop-duplicate-check', 10],
    ['skip-a-number', 2],
  ] as const) {
    test(`${fault}, under network cuts`, async () => {
      expect(await found({ tables: 6, kills, between: 10, cuts: 0, fault, network: 'clients' })).toBe(true);
    });
  }

  for (const fault of ['acknowledge-before-commit', 'drop-duplicate-check', 'skip-a-number']) {
    test(fault, async () => {
      expect(await found({ tables: 6, kills: 2, between: 20, cuts: 20, fault })).toBe(true);
    });
  }
});
