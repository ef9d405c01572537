/** docs/recipes/add-a-skill.md, followed in a copy of the package: a skill for dice and one for movement. */
import { afterAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

interface Played {
  readonly events: readonly { readonly type: string; readonly hits?: number }[];
  do(...answers: string[]): Played;
  at(unit: string): string;
  options(): string[];
}

const copy = new Copy('packages/dust-tactics-2014');
afterAll(() => copy.remove());

const SOURCE = 'packages/dust-tactics-2014/src';

/** Steps 4 to 6: the file, its lines in the lists, and a card that bears the word. */
function addSkill(id: string, name: string, file: string, cards: string, row: [RegExp, string]): void {
  copy.write(`${SOURCE}/exceptions/${id}.ts`, file);
  copy.edit(`${SOURCE}/exceptions/ids.ts`, /(?=^\] as const)/m, `  '${id}',\n`);
  copy.edit(`${SOURCE}/exceptions/manifest.ts`, /$/, `export { ${name} } from './${id}.ts';\n`);
  copy.edit(`${SOURCE}/cards/${cards}.ts`, ...row);
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

const laid = copy.load(`${SOURCE}/testing.ts`) as Promise<{
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
