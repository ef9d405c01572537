import { openPostgres } from './postgres/index.ts';
import { openSqlite } from './sqlite/index.ts';
import type { Store } from './store.ts';

export function openStore(config: { databaseUrl: string | null; file: string }): Promise<Store> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.file);
}
