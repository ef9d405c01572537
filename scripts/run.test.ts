import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './lib/files.ts';
import { isInstalled } from './run.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dustfront run '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (version: string): string =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b-win32': { version, optional: true } },
  });

describe('whether the dependencies are installed', () => {
  test('is no without node_modules', () => {
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.0'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('is told from what npm recorded, until the lock asks for something else', () => {
    mkdirSync(join(folder, 'node_modules'));
    const record = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), record);
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.0'));
    expect([isInstalled(folder), isInstalled(folder)]).toEqual([true, true]);
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.1'));
    expect(isInstalled(folder)).toBe(false);
  });
});

test('an unknown verb is answered with the known ones', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), 'frob'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('start|test|check|bench|dev');
});
