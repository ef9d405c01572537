import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { root } from '../lib/files.ts';

/** As the tests of the repository are run: as they stand, and those of the client transformed. */
const CONFIG = `const unit = { isolate: false, maxWorkers: 1, testTimeout: 600_000 };
const asItStands = { viteModuleRunner: false, nodeLoader: false };
export default {
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      { test: { ...unit, name: 'unit', include: ['packages/**/*.test.ts'], experimental: asItStands } },
      { extends: true, test: { ...unit, name: 'client', include: ['apps/web/**/*.test.ts'] } },
    ],
  },
};
`;

const leftOut = /\/(?:frozen|node_modules|dist|public|e2e)$|packages\/[^/]+\/(?:records|tables)$/;

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const run = promisify(execFile);

/** What a program has said that ended with an error. */
const asSaid = (error: { readonly stdout: string }): { readonly stdout: string } => error;

/** Some packages of this repository in a folder of their own, where a recipe is followed. */
export class Copy {
  readonly #outer = fs.mkdtempSync(join(tmpdir(), 'dustfront-recipe-'));
  readonly #home = join(this.#outer, 'copy');

  /** Packages and apps by their folders; all others are those of the repository. */
  constructor(...folders: readonly string[]) {
    const installed = join(root, 'node_modules/@dustfront');
    const scope = join(this.#home, 'node_modules/@dustfront');
    fs.mkdirSync(scope, { recursive: true });
    fs.symlinkSync(join(root, 'node_modules'), join(this.#outer, 'node_modules'));
    fs.copyFileSync(join(root, 'tsconfig.base.json'), join(this.#home, 'tsconfig.base.json'));
    for (const folder of folders) {
      const filter = (path: string): boolean => !leftOut.test(path);
      fs.cpSync(join(root, folder), join(this.#home, folder), { recursive: true, filter });
      this.install(folder);
    }
    for (const name of fs.readdirSync(installed))
      if (!fs.existsSync(join(scope, name)))
        fs.symlinkSync(fs.realpathSync(join(installed, name)), join(scope, name));
  }

  /** What `npm install` does for a package that has come. */
  install(folder: string): void {
    const { name } = JSON.parse(this.read(`${folder}/package.json`)) as { name: string };
    fs.symlinkSync(join(this.#home, folder), join(this.#home, 'node_modules', name));
  }

  remove(): void {
    fs.rmSync(this.#outer, { recursive: true });
  }

  read(path: string): string {
    return fs.readFileSync(join(this.#home, path), 'utf8');
  }

  write(path: string, text: string): void {
    fs.mkdirSync(dirname(join(this.#home, path)), { recursive: true });
    fs.writeFileSync(join(this.#home, path), text);
  }

  /** Puts a text in the place of another, which must be there. */
  edit(path: string, from: string | RegExp, to: string): void {
    const before = this.read(path);
    const after = before.replace(from, to);
    expect(after, `${from} in ${path}`).not.toBe(before);
    this.write(path, after);
  }

  /** A module of the copy. */
  load(path: string): Promise<unknown> {
    return import(pathToFileURL(join(this.#home, path)).href);
  }

  /** What the compiler finds wrong, as file and message. */
  async compile(project: string): Promise<readonly string[]> {
    const args = [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(this.#home, project),
      '--pretty',
      'false',
    ];
    const { stdout } = await run(process.execPath, args, { cwd: this.#home, maxBuffer: 1 << 26 }).catch(
      asSaid,
    );
    return stdout.split('\n').filter((line) => line.includes(': error '));
  }

  /** Runs the tests in these places: how many passed, and which did not. */
  async test(...places: readonly string[]): Promise<{ passed: number; failed: readonly string[] }> {
    this.write('vitest.config.mjs', CONFIG);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { VITEST: _, ...env } = process.env;
    const args = [vitest, 'run', '--root', this.#home, '--reporter=json', ...places];
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: 1 << 26 }).catch(asSaid);
    const { numPassedTests, testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
    const failed = testResults.flatMap(({ message, assertionResults }) => [
      ...(message === '' ? [] : [message]),
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]);
    return { passed: numPassedTests, failed };
  }
}
