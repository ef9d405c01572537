import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SKILLS } from './ids.ts';
import * as manifest from './manifest.ts';

const here = import.meta.dirname;
const src = join(here, '..');
const isSource = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.test.ts');

/** Lists of exceptions, and what a card only names. */
const LISTS = ['ids.ts', 'index.ts', 'manifest.ts', 'specials.ts', 'printed.ts'];
const LABELS = ['id', 'cites', 'shared', 'piloted'];

const isBehaviour = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.keys(value).some((key) => !LABELS.includes(key)));

describe('exceptions', () => {
  const files = readdirSync(here).filter((file) => isSource(file) && !LISTS.includes(file));

  test.each(files)('%s holds its rule', async (file) => {
    const module: Record<string, unknown> = await import(`./${file}`);
    expect(Object.values(module).some(isBehaviour)).toBe(true);
  });

  test('their words and the manifest list the same, in the same order', () => {
    const byName = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(byName.map(([, { id }]) => id)).toEqual(SKILLS);
  });

  test('are asked by moment: nothing else in the rules names one', () => {
    const ids = SKILLS.join('|');
    const named = new RegExp(
      `(has|counts)\\([^()]*(\\([^()]*\\))?[^()]*, '(${ids})'\\)|skills\\.includes\\('|skill === '`,
    );
    const folders = ['exceptions', 'cards', 'words'].map((folder) => join(src, folder));
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((path) => join(src, path))
      .filter((path) => isSource(path) && !folders.some((folder) => path.startsWith(`${folder}/`)))
      .filter((path) => named.test(readFileSync(path, 'utf8')))
      .map((path) => relative(src, path));
    expect(found).toEqual([]);
  });
});
