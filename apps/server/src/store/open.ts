import type { Store } from './store.ts';

/** Only the store that is used is loaded: a small installation stays small. */
export async function openStore(config: {
  databaseUrl: string | null;
  databaseTimeout?: number;
  file: string;
  fileLimit?: number | null;
}): Promise<Store> {
  if (config.databaseUrl === null)
    return (await import('./sqlite/index.ts')).openSqlite(config.file, config.fileLimit);
  const { openPostgres } = await import('./postgres/index.ts');
  return openPostgres(config.databaseUrl, undefined, config.databaseTimeout);
}
