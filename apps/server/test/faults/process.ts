import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process that can be killed and started again on the same port and data. */
export class ServerProcess {
  readonly #where: string;
  readonly #fault: string;
  #child: ChildProcess | null = null;
  port = 0;
  kills = 0;

  constructor(where: string, fault = '') {
    this.#where = where;
    this.#fault = fault;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = fork(
      new URL('./child.ts', import.meta.url),
      [String(this.port), this.#where, this.#fault],
      {
        execPath: process.execPath,
        // As docs/operations.md has it.
        execArgv: ['--max-semi-space-size=16'],
        // Starting is most of a restart; compiled code makes it short.
        // A database that is silent for this long counts as away; a real server waits longer.
        env: {
          DATABASE_TIMEOUT_MS: '1000',
          NODE_COMPILE_CACHE: join(tmpdir(), 'dustfront-compiled'),
          ...process.env,
        },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.#child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
  }

  /** What the process uses now. */
  usage(): Promise<{ memory: number; cpu: { user: number; system: number } }> {
    return new Promise((resolve) => {
      this.#child?.once('message', (message) => resolve(message as never));
      this.#child?.send('usage');
    });
  }

  /** kill -9: no good-bye, nothing flushed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.kills += 1;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}
