import { DatabaseSync } from 'node:sqlite';

/**
 * One server process per database file: two would not hear of each other's answers. The lock is the operating
 * system's, so that a killed process leaves none behind.
 */
export function lockFile(file: string): () => void {
  const db = new DatabaseSync(`${file}.lock`);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new Error(`another server uses ${file}; for several processes set DATABASE_URL to a PostgreSQL`);
  }
  return () => db.close();
}
