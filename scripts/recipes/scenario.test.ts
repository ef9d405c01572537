/** docs/recipes/add-a-scenario.md, followed in a copy of the packages that it speaks of. */
import type { Game } from '@dustfront/kernel';
import { LANGUAGES } from '@dustfront/kernel';
import { afterAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

const copy = new Copy('packages/dust-tactics-2014', 'packages/advice', 'apps/web');
afterAll(() => copy.remove());

const CATALOGUES = 'apps/web/src/i18n/catalogue.test.ts';
const SCENARIOS = 'packages/dust-tactics-2014/src/scenarios';
const SCENARIO = `  {
    ...OURS,
    id: 'the-ford',
    cites: ['dt14.ruling.scen.river'],
    board: { ...inWater(mats(), isRiver), objectives: columns(5, 3, 10) },
    pieces: USUAL,
    ...markers('dt14.ruling.scen.river'),
  },
`;
const bank = '. . . . . . . . . . . .\n'.repeat(4);
const map = `  'the-ford': \`\n${bank}w w . . w . . w . . w w\n${bank}objectives C5 J5\n\`,\n`;

copy.edit(`${SCENARIOS}/ours.ts`, /(?<=^export const OUR_SCENARIOS: .*\n)/m, SCENARIO);
copy.edit(`${SCENARIOS}/maps.test.ts`, /(?=^ {2}'no-mans-land': `)/m, map);
copy.edit(`${SCENARIOS}/maps.test.ts`, /(?<=^const TERMS: .*\n)/m, "  'the-ford': 'NS 8 tile tile trap',\n");

const WORDS =
  "      'the-ford': { title: 'The Ford', note: 'Three ways over', text: 'Hold both ends of it.' },\n";
const tell = (language: string): void =>
  copy.edit(`apps/web/src/i18n/${language}/dust-tactics-2014.ts`, /(?<=^ {4}scenario: \{\n)/m, WORDS);

test('who forgets to tell it is reminded', async () => {
  expect((await copy.test(CATALOGUES)).failed).toEqual(['every scenario of 2013/14 is told']);
});

test('told in every language, drawn and played, it is complete', async () => {
  for (const language of LANGUAGES) tell(language);
  const { passed, failed } = await copy.test(SCENARIOS, 'packages/advice/src/goals.test.ts', CATALOGUES);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(200);
});

test('who wins by what is known', async () => {
  const { dustTactics2014: game } = (await copy.load('packages/dust-tactics-2014/src/index.ts')) as {
    dustTactics2014: Game;
  };
  const { tacticsGoals } = (await copy.load('packages/advice/src/dust-tactics-2014/goals.ts')) as {
    tacticsGoals: (view: unknown) => { readonly goals: readonly { readonly kind: string }[] };
  };
  const state = game.setup({ scenario: 'the-ford', placement: false });
  expect(tacticsGoals(state).goals).toMatchObject([
    { kind: 'hold', squares: ['C5', 'J5'], round: 3 },
    { kind: 'control', squares: ['C5', 'J5'], round: 'end' },
  ]);
});
