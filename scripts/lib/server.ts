import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { launch } from './process.ts';

const main = join(root, 'apps', 'server', 'src', 'main.ts');

export const hasServer = (): boolean => existsSync(main);

/** Starts the server; it reads PORT and serves apps/web/dist. */
export const startServer = (port: number, ...flags: string[]): ChildProcess =>
  launch(process.execPath, [...flags, main], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  });
