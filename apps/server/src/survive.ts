import { StoreRefused } from './store/errors.ts';

/** What PostgreSQL, the system and the pool say when nobody answers. */
const LOST = /^(08|57P|53)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN)/;
const SILENT = /connection|terminat|timeout|not queryable/i;

/** Whether an error only says that the database is away for the moment. */
export function isLostStore(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return error instanceof StoreRefused || LOST.test(code ?? '') || SILENT.test(message ?? '');
}

/**
 * A library may let go of a promise that fails because the database is away. That must not end the tables of everybody;
 * any other stray failure is a fault of ours and still ends the process, loudly.
 */
export function surviveLostStore(note: (error: unknown) => void): void {
  process.on('unhandledRejection', (error) => {
    if (!isLostStore(error)) throw error;
    note(error);
  });
}
