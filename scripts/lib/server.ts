import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { launch } from './process.ts';

const server = join(root, 'apps', 'server');
const source = join(server, 'src', 'main.ts');

export const hasServer = (): boolean => existsSync(source);

/** Starts a server; it reads PORT and serves apps/web/dist. */
const run = (port: number, ...args: string[]): ChildProcess =>
  launch(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PORT: String(port) } });

/** The server as it was built, and with a small heap for what is new, as docs/operations.md has it. */
export const startServer = (port: number): ChildProcess =>
  run(port, '--max-semi-space-size=16', join(server, 'dist', 'main.js'));

/** The server as it is written, started anew when a file of it changes. */
export const watchServer = (port: number): ChildProcess =>
  run(port, '--watch', '--watch-preserve-output', source);
