import type { Hint } from '../store.ts';

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

export interface Queryable {
  /** Parameters are written $1, $2 … in both databases. */
  query(sql: string, parameters?: SqlValue[]): Promise<SqlRow[]>;
  /** How many rows were changed. */
  change(sql: string, parameters?: SqlValue[]): Promise<number>;
}

/** The little that the two databases must offer for the shared statements. */
export interface Database extends Queryable {
  transaction<T>(work: (q: Queryable) => Promise<T>): Promise<T>;
  tell(hint: Hint): Promise<void>;
}
