/** docs/recipes/add-a-language.md, held against the languages that are there. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, root } from '../lib/files.ts';

test('a language: every folder with words is named, or the one that it is in', () => {
  const recipe = readFileSync(join(root, 'docs/recipes/add-a-language.md'), 'utf8');
  const folders = repository()
    .files.filter((path) => path.endsWith('/pl.ts'))
    .map((path) => dirname(path));
  expect(folders.length).toBeGreaterThan(20);
  const named = (folder: string): boolean => recipe.includes(`\`${folder}/\``);
  expect(folders.filter((folder) => !named(folder) && !named(dirname(folder)))).toEqual([]);
});
