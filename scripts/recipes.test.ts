/**
 * docs/recipes/add-a-skill.md, followed in a copy of the package: a skill for dice and one for movement. And
 * docs/recipes/add-a-language.md, held against the languages that are there.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { repository, root } from './lib/files.ts';

interface Played {
  readonly events: readonly { readonly type: string; readonly hits?: number }[];
  do(...answers: string[]): Played;
  at(unit: string): string;
  options(): string[];
}

const home = mkdtempSync(join(tmpdir(), 'dustfront-recipe-'));
afterAll(() => rmSync(home, { recursive: true }));

const PACKAGE = 'packages/dust-tactics-2014';
for (const folder of ['src', 'test'])
  cpSync(join(root, PACKAGE, folder), join(home, folder), { recursive: true });
cpSync(join(root, PACKAGE, 'package.json'), join(home, 'package.json'));
symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));

const edit = (path: string, change: (text: string) => string): void => {
  const before = readFileSync(join(home, path), 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(join(home, path), after);
};

/** Steps 4 to 6: the file, its lines in the lists, and a card that bears the word. */
function addSkill(id: string, name: string, file: string, cards: string, row: [RegExp, string]): void {
  writeFileSync(join(home, 'src/exceptions', `${id}.ts`), file);
  edit('src/exceptions/ids.ts', (text) => text.replace(/(?=^\] as const)/m, `  '${id}',\n`));
  edit('src/exceptions/manifest.ts', (text) => `${text}export { ${name} } from './${id}.ts';\n`);
  edit(`src/cards/${cards}.ts`, (text) => text.replace(...row));
}

addSkill(
  'keen-eye',
  'keenEye',
  `import { rerollMisses } from '@dustfront/wargame';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Misses of his shots are rolled again. */
export const keenEye: SkillRule<'keen-eye'> = {
  id: 'keen-eye',
  cites: [],
  shared: false,
  dice: {
    when: 'again',
    applies: (blow) => !blow.close && !blow.back && has(blow.by, 'keen-eye' as never),
    line: (line) => rerollMisses(line, 'dt14.sustained.reroll'),
  },
};
`,
  'ssu',
  [/^(nikolai .*)take-aim/m, '$1take-aim, keen-eye'],
);
addSkill(
  'fleet',
  'fleet',
  `import type { SkillRule } from '../hooks.ts';

/** One square farther. */
export const fleet: SkillRule<'fleet'> = {
  id: 'fleet',
  cites: [],
  shared: false,
  speed: ({ move, march }) => ({ move: move + 1, march }),
};
`,
  'allies',
  [/^(ranger-combat-squad .*\| - \|) /m, '$1 fleet'],
);

const laid = import(pathToFileURL(join(home, 'src/testing.ts')).href) as Promise<{
  table(position: string, dice?: string): Played;
}>;

test('a skill for dice: a file, a line and a word on a card', async () => {
  const { table } = await laid;
  const { events } = table('reactions off\nunit 1a nikolai at C5 acted\nunit 2a rosie at E5', 'TFF').do(
    'activate 1a',
    'attack',
    'nothing',
    '1a Grenade Pistol x1 at 2a',
  );
  expect(events.find(({ type }) => type === 'line-rolled')?.hits).toBe(1);
});

test('a skill for movement: the same', async () => {
  const { table } = await laid;
  const t = table('reactions off\nunit 1a ranger-combat-squad at A1 acted\nunit 2a rosie at L9').do(
    'activate 1a',
    'move',
    'nothing',
    'B1',
    'C1',
  );
  expect(t.options()).toContain('D1');
  t.do('D1');
  expect(t.options()).not.toContain('E1');
});

test('a language: every folder with words is named, or the one that it is in', () => {
  const recipe = readFileSync(join(root, 'docs/recipes/add-a-language.md'), 'utf8');
  const folders = repository()
    .files.filter((path) => path.endsWith('/pl.ts'))
    .map((path) => dirname(path));
  expect(folders.length).toBeGreaterThan(20);
  const named = (folder: string): boolean => recipe.includes(`\`${folder}/\``);
  expect(folders.filter((folder) => !named(folder) && !named(dirname(folder)))).toEqual([]);
});
