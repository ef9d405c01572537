/** docs/recipes/add-a-game.md, followed in a copy of everything that plays: noughts and crosses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, Match, scriptedDice } from '@dustfront/kernel';
import { afterAll, expect, test } from 'vitest';
import { root } from '../lib/files.ts';
import { Copy } from './copy.ts';

const copy = new Copy('packages/games', 'packages/advice', 'packages/ai', 'apps/cli', 'apps/web');
afterAll(() => copy.remove());

const PACKAGE = 'packages/noughts';
copy.write(
  `${PACKAGE}/package.json`,
  JSON.stringify({
    name: '@dustfront/noughts',
    type: 'module',
    exports: { '.': './src/index.ts', './words': './src/words.ts' },
  }),
);
copy.write(`${PACKAGE}/src/index.ts`, readFileSync(join(root, 'packages/testkit/src/ticTacToe.ts'), 'utf8'));
copy.write(
  `${PACKAGE}/src/words.ts`,
  `import type { Catalogue } from '@dustfront/kernel';
import { ticTacToe } from './index.ts';

export const loadWords = async (): Promise<Catalogue> => ticTacToe.catalogue;
`,
);
copy.install(PACKAGE);

const GAMES = 'packages/games/src/index.ts';
const line = (before: RegExp, text: string): void => copy.edit(GAMES, before, `${text}\n`);
line(
  /(?<=^const loaders = \{\n)/m,
  "  'tic-tac-toe': async () => (await import('@dustfront/noughts')).ticTacToe,",
);
line(/(?<=^export const DEFAULT_SETUPS: .*\n)/m, "  'tic-tac-toe': {},");
line(/(?<=^export const RULE_PREFIXES: .*\n)/m, "  'tic-tac-toe': 'ttt',");
line(
  /(?<=^const words: .*\n)/m,
  "  'tic-tac-toe': async () => (await import('@dustfront/noughts/words')).loadWords,",
);
copy.write(
  'tsconfig.json',
  JSON.stringify({
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: ['packages/*/src/**/*.ts', 'apps/cli/src/**/*.ts'],
    exclude: ['**/*.test.ts', 'apps/cli/src/testing.ts'],
  }),
);

const web = 'apps/web/src';
const told = "{ edition: 'On paper', short: 'Noughts', blurb: 'Two sides, a minute.' }";
const how = ["'tic-tac-toe/lead': 'Three in a line win.'", "'tic-tac-toe/picture': 'A line.'"];
for (const language of LANGUAGES) {
  copy.edit(`${web}/i18n/${language}/start.ts`, /(?<=^ {2}games: \{\n)/m, `    'tic-tac-toe': ${told},\n`);
  copy.edit(`${web}/help/words/${language}.ts`, /(?=^ {2}'dust\/lead')/m, `  ${how.join(',\n  ')},\n`);
}

test('the compiler asks for a line in each table that the recipe names, and nowhere else', async () => {
  const recipe = readFileSync(join(root, 'docs/recipes/add-a-game.md'), 'utf8');
  const tables = [...recipe.matchAll(/^ +- `(\S+)`:/gm)].map(([, path]) => path);
  expect(tables.length).toBeGreaterThan(5);
  const errors = [
    ...(await copy.compile('tsconfig.json')),
    ...(await copy.compile('apps/web/tsconfig.json')),
  ];
  expect(errors.filter((error) => !error.includes(`'"tic-tac-toe"' is missing`))).toEqual([]);
  expect([...new Set(errors.map((error) => error.replace(/\(.*/s, '')))].sort()).toEqual(tables.sort());
});

test('it is found by its id, with its words, and is played', async () => {
  const { loadGame, loadWords } = (await copy.load(GAMES)) as typeof import('@dustfront/games');
  const game = await loadGame('tic-tac-toe');
  expect(await loadWords('tic-tac-toe' as never, 'en')).toMatchObject({ 'question.mark': 'Mark a square' });
  const match = Match.begin(game!, {}, ['one', 'two'], scriptedDice([]));
  for (const square of [0, 3, 1, 4, 2]) match.submit(match.asked[0]!, match.state.question, `mark ${square}`);
  expect(game!.outcome(match.state)).toMatchObject({ places: [0, 1], reason: 'line' });
});
