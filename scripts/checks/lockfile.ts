import { isDeepStrictEqual } from 'node:util';
import { gapsIn, type Lock, type LockEntry } from '../lib/lock.ts';
import type { Check } from './check.ts';

const lock = 'package-lock.json';
const kinds = ['dependencies', 'devDependencies'] as const;

export const lockfile: Check = {
  name: 'package-lock.json fits every package.json and names no address',
  run(tree) {
    const whole = JSON.parse(tree.read(lock)) as Lock;
    const { packages } = whole;
    const addresses = Object.entries(packages)
      .filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''))
      .map(([path, entry]) => `${lock}: ${path} is tied to ${entry.resolved}`);
    const manifests = tree.files.filter((path) =>
      /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path),
    );
    const stale = manifests.flatMap((path) => {
      const entry = packages[path.replace(/\/?package\.json$/, '')];
      const manifest = JSON.parse(tree.read(path)) as LockEntry;
      const same = kinds.every((kind) => isDeepStrictEqual(entry?.[kind] ?? {}, manifest[kind] ?? {}));
      return same ? [] : [`${lock} does not fit ${path}: run npm install, or npm ci fails in a fresh clone`];
    });
    const gaps = gapsIn(whole).map(
      ({ parent, name }) => `${lock} lacks ${name} of ${parent}: run npm run lockfile`,
    );
    return { findings: [...addresses, ...stale, ...gaps] };
  },
};
