/** The end of docs/recipes/add-a-skill.md, followed in a copy of the Core Set: for dice, for movement, as an action. */
import { afterAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

const copy = new Copy('packages/dust-tactics');
afterAll(() => copy.remove());

const SOURCE = 'packages/dust-tactics/src';
const EXCEPTIONS = `${SOURCE}/exceptions`;

/** The file, a line that names it in `skills.ts`, and one in the list that calls it. */
function add(id: string, title: string, file: string, list: string, before: RegExp): void {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  copy.write(`${EXCEPTIONS}/${id}.ts`, file);
  copy.edit(
    `${SOURCE}/cards/skills.ts`,
    /(?=^\} as const satisfies)/m,
    `  '${id}': { name: '${title}', rules: ['dt1.skill.agile.diagonal'] },\n`,
  );
  copy.edit(`${EXCEPTIONS}/${list}.ts`, /(?=^import )/m, `import { ${name} } from './${id}.ts';\n`);
  copy.edit(`${EXCEPTIONS}/${list}.ts`, before, `$&${name}, `);
}

add(
  'steady-hand',
  'Steady Hand',
  `import { rerollMisses } from '@dustfront/wargame';
import type { LineModifier } from '../hooks.ts';
import { hasOwnSkill } from '../table/units.ts';

/** Misses are thrown again. */
export const steadyHand: LineModifier = (plan, { state, shooter }) =>
  hasOwnSkill(state, shooter, 'steady-hand') ? rerollMisses(plan, 'dt1.sustained.reroll') : plan;
`,
  'dice',
  /LineModifier\[\] = \[/,
);
add(
  'surefooted',
  'Surefooted',
  `import type { MovingException } from '../hooks.ts';
import { hasOwnSkill } from '../table/units.ts';

/** One square more in every movement. */
export const surefooted: MovingException = {
  works: (state, head) => hasOwnSkill(state, head, 'surefooted'),
  pace: (pace) => ({ ...pace, more: pace.more + 1 }),
};
`,
  'moving',
  /MovingException\[\] = \[/,
);
add(
  'tin-snips',
  'Tin Snips',
  `import type { Special } from '../hooks.ts';
import { hasOwnSkill } from '../table/units.ts';
import { heal, lostHealth, refusal } from './special.ts';

/** An action that mends what the machine has lost. */
export const tinSnips: Special = {
  id: 'tin-snips',
  rule: 'dt1.skill.repair.hit',
  isCommand: false,
  has: (state, head) => hasOwnSkill(state, head, 'tin-snips'),
  refuses: (state, head) =>
    lostHealth(state, head) > 0 ? null : refusal('undamaged', 'dt1.skill.repair.hit'),
  needsDie: () => false,
  receivers: () => null,
  carryOut: (cx, head) => {
    heal(cx, head, 1, 'dt1.skill.repair.hit');
    return null;
  },
};
`,
  'specials',
  /readonly Special\[\] = \[/,
);
copy.edit(
  `${SOURCE}/cards/allies-squads.ts`,
  "['artillery-strike:k']",
  "['artillery-strike:k', 'steady-hand:d', 'surefooted:d', 'tin-snips:d']",
);
copy.edit(`${SOURCE}/options.ts`, /(?<=^export type SpecialAction =\n)/m, "  | 'tin-snips'\n");
for (const language of ['en', 'de', 'fr', 'es', 'it', 'pl']) {
  const words = `${SOURCE}/words/${language}.ts`;
  copy.edit(words, /(?<=^const specials: .*\n)/m, "  'tin-snips': 'tin snips',\n");
  copy.edit(words, /(?=^ {2}'action\.reload':)/m, "  'action.tin-snips': 'Tin Snips',\n");
  copy.edit(words, /(?=^ {2}'refusal\.already-loaded':)/m, "  'refusal.undamaged': 'Nothing to mend',\n");
}
copy.edit(`${EXCEPTIONS}/specials.test.ts`, / *'reload',\n/, "    'tin-snips',\n$&");

const TRIED = `import { test } from 'vitest';
import { table, withSkills } from '../../test/table.ts';

const board = \`
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
\`;

test('misses are thrown again', () => {
  table({
    cards: [withSkills('recon-rangers', 'sure', 'steady-hand')],
    position: board + \`
      allies sure A1 figures=1
      axis recon-grenadiers C1\`,
    dice: 'M M',
    steps: ['activate sure', 'shoot + move', 'fire sure/m1 at recon-grenadiers', 'open fire'],
  });
});

test('one square more', () => {
  table({
    cards: [withSkills('pounder', 'quick', 'surefooted')],
    position: board + \`
      allies quick A1
      axis luther F1\`,
    steps: ['activate quick', 'move + shoot', 'step B1', { include: ['step C1'] }],
  });
});

test('an action that mends', () => {
  table({
    cards: [withSkills('pounder', 'mender', 'tin-snips')],
    position: board + \`
      allies mender A1 health=1
      axis luther F1\`,
    steps: [
      'activate mender',
      'tin-snips + move',
      { ask: { unit: 'mender' }, expect: { health: 2 } },
    ],
  });
});
`;
copy.write(`${EXCEPTIONS}/tried.test.ts`, TRIED);

test('each works where it is borne, and nothing else changes', async () => {
  const { passed, failed } = await copy.test(EXCEPTIONS, `${SOURCE}/describe.test.ts`, `${SOURCE}/cards`);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(300);
});
