import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { words as english } from './words/en.ts';

const source = globSync('apps/server/src/**/*.ts')
  .filter((file) => !file.includes('generated') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[] =>
  [...new Set([...source.matchAll(pattern)].map(([, code]) => code ?? ''))].sort();

test('whatever the server refuses by code has words', () => {
  const codes = [
    ...found(/new HttpError\(\s*\d+,\s*'([a-z-]+)'/g),
    ...found(/new AccountError\(\s*'([a-z-]+)'/g),
    ...found(/'(problem\.[a-z-]+)':/g),
  ];
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !(code in english))).toEqual([]);
});

test.each(LANGUAGES)('%s has every one of them, with the same things filled in', async (language) => {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, string>> };
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  const holes = (text: string): string[] => text.match(/\{\w+/g) ?? [];
  for (const [key, text] of Object.entries(english)) expect(holes(words[key] ?? '')).toEqual(holes(text));
});
