import type { Store } from '../store.ts';
import type { Queryable } from './database.ts';
import { type Migration, migrations } from './schema.ts';

/**
 * Brings the tables up to date. The caller holds a lock so that two processes starting at once do not meet here.
 * A database newer than this program is refused rather than guessed at.
 */
export async function migrate(
  q: Queryable,
  kind: Store['kind'],
  steps: readonly Migration[] = migrations,
): Promise<number> {
  await q.change('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at BIGINT NOT NULL)');
  const rows = await q.query('SELECT COALESCE(MAX(number), 0) AS done FROM migrations');
  const done = Number(rows[0]?.done ?? 0);
  if (done > steps.length) {
    throw new Error(
      `the database is at migration ${done}, this program knows ${steps.length}: use a newer one`,
    );
  }
  for (let number = done + 1; number <= steps.length; number++) {
    const step = steps[number - 1]!;
    if (typeof step === 'function') await step(q, kind);
    else for (const statement of step.split(';')) if (statement.trim() !== '') await q.change(statement);
    await q.change('INSERT INTO migrations (number, at) VALUES ($1, $2)', [number, Date.now()]);
  }
  return steps.length - done;
}
