import { posix } from 'node:path';
import { lex, lineAt } from '@dustfront/rulebook';
import { isSource, type Tree } from './files.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type`: gone at run time. */
  readonly typeOnly: boolean;
}

const statement = /\b(?:import|export)\s*(type\b(?!\s*(?:,|from\b)))?[^"();]*?\bfrom\s*"(\d+)"/g;
const bare = /\bimport\s*\(?\s*"(\d+)"/g;

/** Every module a program text names: static, re-exported, for its effect, or loaded later. */
export function importsOf(source: string): Import[] {
  const { code, texts } = lex(source);
  const found: Import[] = [];
  const add = (match: RegExpMatchArray, text: string | undefined, typeOnly: boolean): void => {
    const specifier = texts[Number(text)]?.text;
    if (specifier !== undefined) found.push({ specifier, line: lineAt(code, match.index ?? 0), typeOnly });
  };
  for (const match of code.matchAll(statement)) add(match, match[2], match[1] !== undefined);
  for (const match of code.matchAll(bare)) add(match, match[1], false);
  return found;
}

/** Which file of the tree an import leads to, if it leads to one. */
export function resolveImport(tree: Tree, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return tree.files.includes(path) ? path : undefined;
  }
  const [scope, name, ...below] = specifier.split('/');
  if (scope !== '@dustfront' || name === undefined) return undefined;
  const folder = ['packages', 'apps'].map((place) => `${place}/${name}`).find((path) => tree.has(path));
  if (folder === undefined) return undefined;
  const { exports = {} } = JSON.parse(tree.read(`${folder}/package.json`)) as {
    exports?: Record<string, string>;
  };
  const target = exports[below.length === 0 ? '.' : `./${below.join('/')}`];
  return target === undefined ? undefined : posix.join(folder, target);
}

/** Groups of files that import each other in a circle, at run time or by types that are gone by then. */
export function cycles(tree: Tree): string[][] {
  const files = tree.files.filter((path) => isSource(path));
  const known = new Set(files);
  const edges = new Map(
    files.map((path) => {
      const targets = importsOf(tree.read(path))
        .map((one) => resolveImport(tree, path, one.specifier))
        .filter((target): target is string => target !== undefined && known.has(target));
      return [path, targets];
    }),
  );
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    const begun = trail.indexOf(path);
    if (begun !== -1) found.push([...trail.slice(begun), path]);
    if (begun !== -1 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of files) walk(path, []);
  return found;
}
