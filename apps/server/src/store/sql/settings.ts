import type { Database } from './database.ts';

export async function readSetting(db: Database, key: string, fresh: () => string): Promise<string> {
  await db.change('INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, fresh()]);
  return (await db.query('SELECT value FROM settings WHERE key = $1', [key]))[0]?.value as string;
}
