import { isDeepStrictEqual } from 'node:util';
import type { Check } from './check.ts';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly resolved?: string;
}

const lock = 'package-lock.json';
const kinds = ['dependencies', 'devDependencies'] as const;

export const lockfile: Check = {
  name: 'package-lock.json fits every package.json and names no address',
  run(tree) {
    const { packages } = JSON.parse(tree.read(lock)) as { packages: Record<string, Manifest> };
    const addresses = Object.entries(packages)
      .filter(([, entry]) => /^\w+:/.test(entry.resolved ?? ''))
      .map(([path, entry]) => `${lock}: ${path} is tied to ${entry.resolved}`);
    const manifests = tree.files.filter((path) =>
      /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path),
    );
    const stale = manifests.flatMap((path) => {
      const entry = packages[path.replace(/\/?package\.json$/, '')];
      const manifest = JSON.parse(tree.read(path)) as Manifest;
      const same = kinds.every((kind) => isDeepStrictEqual(entry?.[kind] ?? {}, manifest[kind] ?? {}));
      return same ? [] : [`${lock} does not fit ${path}: run npm install, or npm ci fails in a fresh clone`];
    });
    return { findings: [...addresses, ...stale] };
  },
};
