import { inject } from 'vitest';

/** The address of a fresh database of the PostgreSQL that all tests share, with its tables (`migrated`) or empty. */
export async function freshDatabase(kind: 'migrated' | 'database'): Promise<string> {
  const reply = await fetch(`${inject('databases')}/${kind}`);
  if (!reply.ok) throw new Error(await reply.text());
  return reply.text();
}
