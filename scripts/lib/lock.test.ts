import { expect, test } from 'vitest';
import { completed, gapsIn } from './lock.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      optionalDependencies: {
        '@a/darwin-arm64': '1.0.0',
        '@a/linux-x64-gnu': '1.0.0',
        '@a/linux-x64-musl': '^1.0.0',
      },
    },
    'node_modules/@a/linux-x64-gnu': { version: '1.0.0', integrity: 'sha512-x', dev: true, optional: true },
    'node_modules/b': { version: '1.0.0', optionalDependencies: { '@b/wasm32-wasi': '2.0.0' } },
    'node_modules/b/node_modules/@b/wasm32-wasi': { version: '2.0.0', optional: true },
  },
};

test('binaries for other platforms that the lock leaves out are found', () => {
  expect(gapsIn(lock).map(({ name }) => name)).toEqual(['@a/darwin-arm64', '@a/linux-x64-musl']);
});

test('and are added with the platform that their name tells', () => {
  const whole = completed(lock);
  expect(gapsIn(whole)).toEqual([]);
  expect(whole.packages).toMatchObject({
    ...lock.packages,
    'node_modules/@a/darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
    'node_modules/@a/linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  });
  expect(Object.keys(whole.packages)[0]).toBe('');
});
