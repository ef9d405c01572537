import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../server/test/dealing-server.ts', import.meta.url));

/** A whole server, on a file and a port of its own; what it draws is the same every time. */
export interface LiveServer {
  readonly url: string;
  /** Ends the process, asked nicely or not at all. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same file, with further settings if wanted. */
  start(further?: Record<string, string>): Promise<void>;
  /** Changes the file behind its back, while it is stopped. */
  edit(sql: string): void;
  end(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port below those that systems give away by themselves, so that it stays free while the server is stopped. */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + ((process.pid * 37) % 10_000); port < 32_000; port++)
    if (await isFree(port)) return port;
  throw new Error('no port is free');
}

export async function liveServer(): Promise<LiveServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-online-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  let child: ChildProcess | null = null;
  let starts = 0;
  const start = async (further: Record<string, string> = {}): Promise<void> => {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LIMIT_REQUESTS: '100000',
      LIMIT_GUESTS: '1000',
      ...further,
    };
    child = spawn(process.execPath, [program, `browser ${starts++}`], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (child.exitCode === null) {
      const reply = await fetch(`${url}healthz`).catch(() => null);
      if (reply?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not start');
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    start,
    stop,
    edit(sql) {
      const file = new DatabaseSync(join(folder, 'dustfront.db'));
      file.exec(sql);
      file.close();
    },
    async end() {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
