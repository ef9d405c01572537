import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../fresh.ts';
import { CUTS } from './proxy.ts';
import { faultRun } from './run.ts';

/** Every kind of fault once. */
const kills = CUTS.length;

describe('the network is cut, reset, silent or away (40 faults each in the long form)', () => {
  test('between clients and server', async () => {
    const report = await faultRun({ tables: 4, kills, between: 10, cuts: 0, network: 'clients' });
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(40);
  });

  test('between two servers and their PostgreSQL', async () => {
    const databaseUrl = await freshDatabase('migrated');
    const report = await faultRun({
      tables: 4,
      kills,
      between: 10,
      cuts: 5,
      processes: 2,
      network: 'store',
      databaseUrl,
    });
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(40);
  });
});
