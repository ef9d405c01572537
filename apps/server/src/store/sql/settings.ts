import type { Database } from './database.ts';

export async function readSetting(db: Database, key: string, fresh: () => string): Promise<string> {
  await db.change('INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, fresh()]);
  return (await db.query('SELECT value FROM settings WHERE key = $1', [key]))[0]?.value as string;
}

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  const sql = `INSERT INTO settings (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  await db.change(sql, [key, value]);
}
