import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { RealPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked for `/database` or `/migrated` it answers with the address of a fresh one. */
    databases: string;
  }
}

/** The set-up of all unit tests: one PostgreSQL for the whole run, started when the first test wants a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<RealPostgres> | null = null;
  const fresh = async (path: string | undefined): Promise<string> => {
    started ??= import('./postgres.ts').then(({ startPostgres }) => startPostgres());
    const postgres = await started;
    return path === '/migrated' ? postgres.migrated() : postgres.database();
  };
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    last = last
      .then(() => fresh(request.url))
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await started)?.stop();
  };
}
