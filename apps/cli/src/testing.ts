import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { run } from './program.ts';

const bin = fileURLToPath(new URL('../bin/dustfront.mjs', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
}

let running = false;

/** Runs the command line in this process and keeps what it prints. One at a time: the others are `spawned`. */
export async function dustfront(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  if (running) throw new Error('dustfront runs already; at the same time only in processes of their own');
  running = true;
  const { FORCE_COLOR, NO_COLOR } = process.env;
  const [folder, stdin] = [process.cwd(), Object.getOwnPropertyDescriptor(process, 'stdin')];
  const [out, err] = [heard(process.stdout), heard(process.stderr)];
  setEnvironment({ FORCE_COLOR: undefined, NO_COLOR: '1' });
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([options.input ?? '']),
    configurable: true,
  });
  try {
    if (options.cwd !== undefined) process.chdir(options.cwd);
    const code = await run(args);
    return { code, out: out.text(), err: err.text() };
  } finally {
    process.exitCode = undefined;
    process.chdir(folder);
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
    setEnvironment({ FORCE_COLOR, NO_COLOR });
    out.stop();
    err.stop();
    running = false;
  }
}

function setEnvironment(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** What is written to a stream from now on, instead of its going there. */
function heard(stream: NodeJS.WriteStream): { text(): string; stop(): void } {
  const { write } = stream;
  let text = '';
  stream.write = (piece: string | Uint8Array): boolean => {
    text += typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8');
    return true;
  };
  return {
    text: () => text,
    stop() {
      stream.write = write;
    },
  };
}

/** A command line that runs in a process of its own. */
export interface Spawned {
  readonly ended: Promise<Ran>;
  /** What it has printed so far. */
  out(): string;
  /** As Ctrl-C does. */
  stop(): void;
}

/** Starts the command line as a user does. */
export function started(args: readonly string[], options: RunOptions = {}): Spawned {
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: options.cwd ?? process.cwd(),
    env: { ...env, NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A program that has heard enough closes its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 128, out, err }));
  });
  return { ended, out: () => out, stop: () => child.kill('SIGINT') };
}

/** Runs the command line as a user does, in a process of its own. */
export const spawned = (args: readonly string[], options: RunOptions = {}): Promise<Ran> =>
  started(args, options).ended;

/** The address of a fresh, empty database of the PostgreSQL that all tests share. */
export async function freshDatabase(): Promise<string> {
  const reply = await fetch(`${inject('databases')}/database`);
  if (!reply.ok) throw new Error(await reply.text());
  return reply.text();
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'dustfront-'));

/** What a broken program would show and a user should never see. */
export const STACK = /\n\s+at .*(?:\.ts|\.mjs|node:)/;
