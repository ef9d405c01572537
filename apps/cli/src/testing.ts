import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// Each test starts several processes; on a busy machine a start alone takes seconds.
vi.setConfig({ testTimeout: 180_000 });

const LIMIT = 110_000;
const bin = fileURLToPath(new URL('../bin/dustfront.mjs', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command line as a user does, in a process of its own. */
export function dustfront(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: options.cwd ?? process.cwd(),
      env: { ...env, NO_COLOR: '1', ...options.env },
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
    // Nothing is left behind when a test gives up.
    const late = setTimeout(() => child.kill('SIGKILL'), LIMIT);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ code: code ?? 128, out, err });
    });
  });
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'dustfront-'));

/** What a broken program would show and a user should never see. */
export const STACK = /\n\s+at .*(?:\.ts|\.mjs|node:)/;
