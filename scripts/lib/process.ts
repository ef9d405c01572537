import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './files.ts';
import type { Print } from './in-turn.ts';

export interface Ended {
  readonly code: number;
  /** What it printed, both streams in the order they came. */
  readonly output: string;
}

/** The script behind a command of an installed npm package; run with our own Node.js it needs no shell. */
export const tool = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  playwright: join(root, 'node_modules/playwright-core/cli.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

const started = new Set<ChildProcess>();

/** Starts a program that ends when we end. */
export function launch(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { cwd: root, ...options });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Hands the wish to stop on to everything we started; the caller ends when they have ended. */
export function stopTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of started) child.kill(signal);
    });
  }
}

/** Waits for a started program; a signal counts as a failure. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`could not run ${child.spawnfile}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 128));
  });

/** Runs a program and keeps what it prints. */
export async function capture(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = launch(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await ended(child);
  if (code !== 127) await closed;
  return { code, output: output.trimEnd() };
}

/** Runs a program and hands on what it prints, line by line; colours stay where our own output has them. */
export async function relay(command: string, args: readonly string[], print: Print): Promise<number> {
  const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {};
  const child = launch(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  });
  const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
  const read = streams.map(async (input) => {
    for await (const line of createInterface({ input })) print(line);
  });
  const code = await ended(child);
  if (code !== 127) await Promise.all(read);
  return code;
}

/** Runs a program that prints for itself. */
export const show = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => ended(launch(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
