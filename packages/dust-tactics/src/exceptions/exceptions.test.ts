import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const src = join(here, '..');
const isSource = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.test.ts');
const LABELS = ['id', 'cites', 'rule', 'sharedByHero'];

const isBehaviour = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.keys(value).some((key) => !LABELS.includes(key)));

describe('exceptions', () => {
  test.each(readdirSync(here).filter(isSource))('%s holds its rule', async (file) => {
    const module: Record<string, unknown> = await import(`./${file}`);
    expect(Object.values(module).some(isBehaviour)).toBe(true);
  });

  test('are asked by moment: nothing else in the rules names one', () => {
    const folders = ['exceptions', 'cards', 'words'].map((folder) => join(src, folder));
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((path) => join(src, path))
      .filter((path) => isSource(path) && !folders.some((folder) => path.startsWith(`${folder}/`)))
      .filter((path) =>
        /has(Own)?Skill\([^()]*, '|skills\.(includes|has)\('/.test(readFileSync(path, 'utf8')),
      )
      .map((path) => relative(src, path));
    expect(found).toEqual([]);
  });
});
