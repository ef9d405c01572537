import type { Role } from './worker.ts';

/** A worker for one kind of work. */
export const startWorker = (role: Role): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role });
