import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What a check looks at: the files of the repository, or a few made up by a test. Paths use `/`. */
export interface Tree {
  readonly files: readonly string[];
  read(path: string): string;
  /** Whether a file or folder is there. */
  has(path: string): boolean;
}

const places = ['packages', 'apps', 'scripts', 'bench', 'training', 'docs', '.ci'];
const passedOver = new Set([
  'node_modules',
  'dist',
  'coverage',
  'screenshots',
  '.cache',
  '.git',
  '.vite',
  'frozen',
]);

/** Every file under a folder, in alphabetical order, without what is installed or built. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
  return found.sort();
}

/** The repository itself. */
export function repository(): Tree {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  const below = places.flatMap((place) => filesUnder(join(root, place)));
  const files = [...top, ...below.map((path) => relative(root, path).split(sep).join('/'))].sort();
  const texts = new Map<string, string>();
  return {
    files,
    read(path) {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = readFileSync(join(root, path), 'utf8');
      texts.set(path, text);
      return text;
    },
    has: (path) => existsSync(join(root, path)),
  };
}

/** A tree made of texts, for tests. */
export function treeOf(texts: Record<string, string>): Tree {
  const files = Object.keys(texts).sort();
  return {
    files,
    read(path) {
      const text = texts[path];
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
    has: (path) => files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)),
  };
}

/** Program text: what the compiler reads. */
export const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path);

/** Files that only tests use; they may do what the program itself may not. */
export const isTest = (path: string): boolean =>
  /\.(test|e2e|contract)\.tsx?$/.test(path) || /^(packages|apps)\/[^/]+\/(test|e2e)\//.test(path);

export const isGenerated = (path: string): boolean => path.endsWith('.generated.ts');

/** `packages/kernel` for a file of that package, or the first folder for a file outside the workspaces. */
export function workspaceOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}
