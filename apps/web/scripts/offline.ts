import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@dustfront/kernel';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./service-worker.js', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** A game of an earlier rules version: fetched when a match needs it. */
const isFrozen = (name: string): boolean => /\.frozen-[\w-]+\.js$/.test(name);

/** What the page itself names: its scripts, styles and icon. */
const shellOf = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);

/** What a push says in every language: a service worker reads no catalogue. */
async function notices(): Promise<Readonly<Record<string, unknown>>> {
  const said = async (language: string): Promise<[string, unknown]> => {
    const catalogue = new URL(`../src/i18n/${language}/online.ts`, import.meta.url).href;
    return [
      language,
      ((await import(catalogue)) as typeof import('../src/i18n/en/online.ts')).online.online.push,
    ];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(said)));
}

/**
 * Writes `sw.js`: what the page needs first, the list of every built file but the frozen ones, and a name that changes
 * whenever one of them does.
 */
export function offline(): Plugin {
  return {
    name: 'dustfront-offline',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = filesIn(dir)
        .filter((path) => !path.endsWith('sw.js') && !path.endsWith('.map'))
        .sort();
      if (!files.some((path) => path.endsWith('index.html'))) return;
      const hash = createHash('sha256');
      for (const path of files) hash.update(relative(dir, path)).update(readFileSync(path));
      const names = files
        .map((path) => relative(dir, path).replaceAll('\\', '/'))
        .filter((name) => name !== 'index.html' && !isFrozen(name));
      const first = shellOf(readFileSync(join(dir, 'index.html'), 'utf8'));
      const list = (paths: readonly string[]): string => JSON.stringify(paths);
      const source = readFileSync(template, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace(/\[['"]__SHELL__['"]\]/, list(['./', ...first]))
        .replace(/\[['"]__FILES__['"]\]/, list(names.map((name) => `./${name}`)))
        .replace(/\[['"]__NOTICES__['"]\]/, JSON.stringify(await notices()));
      if (/__(?:FILES|SHELL|VERSION|NOTICES)__/.test(source))
        throw new Error('the service worker lost its place for files, words or version');
      writeFileSync(join(dir, 'sw.js'), source);
    },
  };
}
