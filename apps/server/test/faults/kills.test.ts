import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../fresh.ts';
import { startPostgres } from '../postgres.ts';
import { faultRun } from './run.ts';

describe('kill -9 and cut lines (short form; `node apps/server/scripts/campaign.ts` is the long one)', () => {
  test('SQLite: nothing acknowledged is lost or doubled, order is kept, views equal the log', async () => {
    const report = await faultRun({ tables: 4, kills: 3, between: 20, cuts: 20 });
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report.finished).toBeGreaterThan(0);
  });

  test('two processes on one PostgreSQL, clients on both, one and then the other killed', async () => {
    const report = await faultRun({
      tables: 4,
      kills: 2,
      between: 20,
      cuts: 10,
      processes: 2,
      databaseUrl: await freshDatabase('migrated'),
    });
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  test('PostgreSQL itself is killed under load', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.migrated();
    const killOther = async (): Promise<void> => {
      postgres.kill();
      await postgres.restart();
    };
    const report = await faultRun({ tables: 3, kills: 1, between: 20, cuts: 5, databaseUrl, killOther });
    await postgres.stop();
    expect(report.violations).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
  });
});
