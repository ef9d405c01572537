import type { Static, TObject } from 'typebox';
import type { SqlRow, SqlValue } from './database.ts';

type Read = (value: SqlValue | undefined) => unknown;

/** What of a schema tells how a column is read. */
interface Shape {
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  json?: boolean;
}

/** Without the value itself: errors reach logs. */
const wrong = (value: unknown): never => {
  throw new Error(`it holds ${value === null ? 'nothing' : `a ${typeof value} that does not fit`}`);
};

const text: Read = (value) => (typeof value === 'string' ? value : wrong(value));
const number: Read = (value) =>
  value !== null && value !== undefined && Number.isFinite(Number(value)) ? Number(value) : wrong(value);

function readerOf({ type, enum: values, anyOf, json }: Shape): Read {
  if (json) return (value) => JSON.parse(text(value) as string);
  if (values) return (value) => (values.includes(value) ? value : wrong(value));
  if (anyOf?.[0]?.type === 'null') {
    const rest = readerOf(anyOf[1]!);
    return (value) => (value === null ? null : rest(value));
  }
  // SQLite has no truth values.
  if (type === 'boolean') return (value) => number(value) === 1;
  return type === 'string' ? text : number;
}

const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** Reads rows of one kind: every column as its schema says, or an error that names the column. */
export function row<T extends TObject>(schema: T): (found: SqlRow) => Static<T> {
  const columns = Object.entries(schema.properties).map(([name, shape]) => ({
    name,
    column: columnOf(name),
    read: readerOf(shape as Shape),
  }));
  return (found) => {
    const made: Record<string, unknown> = {};
    for (const { name, column, read } of columns) {
      try {
        made[name] = read(found[column]);
      } catch (error) {
        throw new Error(
          `the column ${column} cannot be read: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    return made as Static<T>;
  };
}
