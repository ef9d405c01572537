import { posix } from 'node:path';
import { isSource, isTest, type Tree, workspaceOf } from '../lib/files.ts';
import { cycles, importsOf, resolveImport } from '../lib/imports.ts';
import type { Check } from './check.ts';

interface Allowance {
  /** Packages it may import by name. */
  readonly packages: readonly string[];
  /** npm packages it may import; `any` for programs. */
  readonly npm: readonly string[] | 'any';
}

const tactics = ['dust-tactics', 'dust-tactics-2014', 'dust'];
const libraries = [
  'table-scripts',
  'kernel',
  'wargame',
  'odds',
  ...tactics,
  'games',
  'advice',
  'ai',
  'protocol',
  'rulebook',
];

/** Who may import whom. ARCHITECTURE.md quotes this table; change both together, with a decision. */
export const mayImport: Readonly<Record<string, Allowance>> = {
  'packages/kernel': { packages: [], npm: [] },
  'packages/rulebook': { packages: ['games'], npm: [] },
  'packages/wargame': { packages: ['kernel'], npm: [] },
  'packages/odds': { packages: ['wargame'], npm: [] },
  'packages/dust-tactics': { packages: ['kernel', 'wargame'], npm: [] },
  'packages/dust-tactics-2014': { packages: ['kernel', 'wargame'], npm: [] },
  'packages/dust': { packages: ['kernel', 'wargame'], npm: [] },
  'packages/games': { packages: ['kernel', ...tactics], npm: [] },
  'packages/advice': { packages: ['kernel', 'wargame', 'odds', 'games', ...tactics], npm: [] },
  'packages/ai': { packages: ['kernel', 'wargame', 'odds', 'games', 'advice', ...tactics], npm: [] },
  'packages/table-scripts': { packages: ['kernel', 'wargame', 'odds'], npm: [] },
  'packages/protocol': { packages: ['kernel'], npm: ['typebox', '@noble/hashes'] },
  'packages/testkit': { packages: ['kernel'], npm: ['vitest', 'fast-check'] },
  'apps/server': { packages: libraries, npm: 'any' },
  'apps/web': { packages: libraries, npm: 'any' },
  'apps/cli': { packages: libraries, npm: 'any' },
};

/** Copyleft peers that are measured against and never shipped. */
const benchOnly = ['chessops', 'boardgame.io'];

const npmName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What is wrong with one import, if anything. */
function fault(tree: Tree, path: string, specifier: string): string | undefined {
  const home = workspaceOf(path);
  if (benchOnly.includes(npmName(specifier)) && home !== 'bench') return 'is a peer for benchmarks only';
  const allowed = mayImport[home];
  if (allowed === undefined) return undefined;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    const isScript = path.startsWith(`${home}/scripts/`);
    return target.startsWith(`${home}/`) || (isScript && target.startsWith('scripts/lib/'))
      ? undefined
      : 'reaches out of its own folder; import packages by name';
  }
  if (specifier.startsWith('@dustfront/')) {
    const name = specifier.split('/')[1] ?? '';
    if (home === `packages/${name}` || home === `apps/${name}`)
      return 'is its own package; use a relative path';
    const free = isTest(path) && tree.has(`packages/${name}`);
    if (!free && !allowed.packages.includes(name)) return `is not among what ${home} may import`;
    return resolveImport(tree, path, specifier) === undefined ? 'is not exported by that package' : undefined;
  }
  if (isTest(path) || allowed.npm === 'any' || home === 'packages/testkit' || specifier.startsWith('node:'))
    return;
  return allowed.npm.includes(npmName(specifier))
    ? undefined
    : 'is an npm package, which a pure package may not use';
}

export const directions: Check = {
  name: 'imports go the right way, without circles',
  run(tree) {
    const sources = tree.files.filter((path) => isSource(path));
    const wrong = sources.flatMap((path) =>
      importsOf(tree.read(path)).flatMap(({ specifier, line }) => {
        const message = fault(tree, path, specifier);
        return message === undefined ? [] : [`${path}:${line} imports ${specifier}: it ${message}`];
      }),
    );
    const unknown = [...new Set(sources.map(workspaceOf))]
      .filter((home) => /^(packages|apps)\//.test(home) && mayImport[home] === undefined)
      .map((home) => `${home} is not in the table of import directions (scripts/checks/directions.ts)`);
    const circles = cycles(tree).map((trail) => `import circle: ${trail.join(' → ')}`);
    return { findings: [...unknown, ...wrong, ...circles] };
  },
};

/** The table as ARCHITECTURE.md shows it. */
export function directionsTable(): string {
  const rows = Object.entries(mayImport).map(([home, { packages }]) => {
    const everything = packages === libraries;
    const names = everything
      ? 'every package except `testkit`'
      : packages.map((name) => `\`${name}\``).join(', ');
    return `| \`${home}/\` | ${names || 'nothing'} |`;
  });
  return ['| folder | may import |', '| --- | --- |', ...rows].join('\n');
}
