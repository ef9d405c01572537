import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/files.ts';

const browsers = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', 'browsers.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, DUSTFRONT_FIREFOX: '/nowhere/firefox' },
  });

test('a browser that nobody knows is answered with those that can play', () => {
  const { status, stderr } = browsers('netscape');
  expect([status, stderr.split('\n')[0]]).toEqual([2, 'which browser: firefox or webkit?']);
});

test('a browser that is not installed is named, with what to install', () => {
  const { status, stderr } = browsers('firefox', 'dust');
  expect(status).toBe(2);
  expect(stderr).toMatch(/no Firefox at \/nowhere\/firefox\. On Debian: apt-get install firefox-esr/);
});
