import { LANGUAGES } from '@dustfront/kernel';
import { fingerprint } from '@dustfront/rulebook';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../lib/files.ts';
import { architecture } from './architecture.ts';
import { certain, certainties } from './certain.ts';
import type { Check } from './check.ts';
import { directions, directionsTable } from './directions.ts';
import { documents } from './documents.ts';
import { excuses } from './excuses.ts';
import { functions, longFunctions } from './functions.ts';
import { gameNames } from './game-names.ts';
import { generatedFiles } from './generated.ts';
import { lockfile } from './lockfile.ts';
import { purity } from './purity.ts';
import { rules } from './rules.ts';
import { sizes } from './sizes.ts';
import { translations } from './translations.ts';
import { widths } from './widths.ts';

const findings = (check: Check, texts: Record<string, string>): readonly string[] =>
  check.run(treeOf(texts)).findings;
const manifest = (exports: Record<string, string>): string => JSON.stringify({ exports });
const lines = (count: number): string => 'x\n'.repeat(count);

describe('directions', () => {
  const packages = {
    'packages/kernel/package.json': manifest({ '.': './src/index.ts' }),
    'packages/kernel/src/index.ts': '',
    'packages/dust/package.json': manifest({ '.': './src/index.ts' }),
    'packages/dust/src/index.ts': "import { a } from '@dustfront/kernel';\n",
    'packages/testkit/package.json': manifest({ '.': './src/index.ts' }),
    'packages/testkit/src/index.ts': '',
  };

  test('holds for an allowed import, and for a test that uses the testkit', () => {
    const tested = { 'packages/kernel/src/a.test.ts': "import { b } from '@dustfront/testkit';" };
    expect(findings(directions, { ...packages, ...tested })).toEqual([]);
  });

  test.each([
    [
      'a wrong direction',
      'packages/kernel/src/a.ts',
      "import type { x } from '@dustfront/dust';",
      'not among what packages/kernel may import',
    ],
    [
      'a deep import',
      'packages/dust/src/a.ts',
      "export * from '@dustfront/kernel/src/index.ts';",
      'not exported',
    ],
    [
      'a path into another package',
      'packages/dust/src/a.ts',
      "import '../../kernel/src/index.ts';",
      'reaches out',
    ],
    [
      'an npm package in a pure one',
      'packages/kernel/src/a.ts',
      "import { x } from 'lodash';",
      'npm package',
    ],
    [
      'a peer of the benchmarks',
      'apps/cli/src/a.ts',
      "const x = await import('chessops/chess');",
      'benchmarks only',
    ],
    ['the testkit in a program', 'apps/cli/src/a.ts', "import { x } from '@dustfront/testkit';", 'not among'],
    ['a package that is in no table', 'packages/new/src/a.ts', '', 'not in the table'],
  ])('finds %s', (_name, path, text, message) => {
    const found = findings(directions, { ...packages, [path]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test.each(['{ a }', 'type { a }'])('finds a circle of %s', (from) => {
    const found = findings(directions, {
      'packages/dust/src/a.ts': "import { b } from './b.ts';",
      'packages/dust/src/b.ts': `import ${from} from './a.ts';`,
    });
    expect(found).toEqual([
      'import circle: packages/dust/src/a.ts → packages/dust/src/b.ts → packages/dust/src/a.ts',
    ]);
  });
});

describe('purity', () => {
  test.each([
    ['Math.random', 'const x = Math.random();'],
    ['a clock', 'const x = new Date();'],
    ['a timer', 'setTimeout(f, 1);'],
    ['the environment', 'const x = process.env.X;'],
    ['a stopwatch', 'const x = performance.now();'],
    ['globalThis', 'const x = globalThis;'],
    ['the console', "console.log('x');"],
    ['the network', "fetch('x');"],
    ['Node.js', "import { readFileSync } from 'node:fs';"],
    ['the locale', 'a.localeCompare(b);'],
  ])('finds %s', (_name, text) => {
    expect(findings(purity, { 'packages/dust/src/a.ts': text })).toHaveLength(1);
  });

  test('reads code only: not comments, texts, tests, the testkit or apps', () => {
    const impure = 'const x = Math.random();';
    expect(
      findings(purity, {
        'packages/dust/src/a.ts':
          "// Math.random()\nconst x = 'new Date()'; const y = this.console.x + a.fetch();",
        'packages/dust/src/a.test.ts': impure,
        'packages/testkit/src/a.ts': impure,
        'apps/cli/src/a.ts': impure,
      }),
    ).toEqual([]);
  });
});

describe('rules', () => {
  const register = (...ids: string[]): string =>
    ids.map((id) => `| \`${id}\` | Words. | CS 1 | done |`).join('\n');
  const whole = {
    'packages/dust-tactics/RULES.md': register('dt1.a', 'dt1.b'),
    'packages/dust-tactics/src/a.ts': "/** dt1.a */\nconst x = { rule: 'dt1.b' };",
    'packages/dust-tactics/src/a.test.ts': "test('[dt1.a] works', () => {});",
    'packages/dust-tactics/tables/b.yaml': 'rules: [dt1.b]\n',
  };

  test('holds when every rule is cited and tested', () => {
    expect(rules.run(treeOf(whole))).toEqual({
      findings: [],
      notes: ['dust-tactics: 2 rules, 2 implemented, 2 cited, 2 tested'],
    });
  });

  test.each([
    ['a rule without code', { 'packages/dust-tactics/src/a.ts': '// dt1.a' }, 'dt1.b is cited by no code'],
    [
      'a rule without test',
      { 'packages/dust-tactics/tables/b.yaml': 'rules: []\nnote: see dt1.b\n' },
      'dt1.b is quoted by no test',
    ],
    [
      'an unknown id in code',
      { 'apps/web/src/a.ts': "const x = 'dt1.c';" },
      'apps/web/src/a.ts:1 dt1.c is in no RULES.md',
    ],
    [
      'an unknown id in a test',
      { 'packages/ai/src/a.test.ts': "test('[dt1.c]', f);" },
      'dt1.c is in no RULES.md',
    ],
    ['an unknown id in a document', { 'docs/a.md': 'See `dt1.c`.' }, 'docs/a.md:1 dt1.c is in no RULES.md'],
    [
      'a broken row',
      { 'packages/dust-tactics/RULES.md': `${register('dt1.a', 'dt1.b')}\n| \`dt1.a\` | Words. |` },
      'RULES.md:3',
    ],
  ])('finds %s', (_name, change, message) => {
    const found = findings(rules, { ...whole, ...change });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('a citation in another package does not count, and another prefix is refused', () => {
    const found = findings(rules, {
      ...whole,
      'packages/dust-tactics/RULES.md': register('dt1.a', 'dt1.b', 'dt14.c'),
      'packages/dust-tactics/src/a.ts': '/** dt1.a, dt14.c */',
      'apps/cli/src/a.ts': "const x = 'dt1.b';",
      'packages/dust-tactics/src/c.test.ts': "test('[dt14.c]', f);",
    });
    expect(found).toEqual([
      'packages/dust-tactics/RULES.md:3 dt14.c does not carry the prefix of dust-tactics',
      'packages/dust-tactics/RULES.md:2 dt1.b is cited by no code of packages/dust-tactics',
      'packages/dust-tactics/RULES.md:3 dt14.c is cited by no code of packages/dust-tactics',
      'packages/dust-tactics/RULES.md:3 dt14.c is quoted by no test or table script',
    ]);
  });

  test('finds a title that quotes more than three rules', () => {
    const found = findings(rules, {
      'packages/dust/RULES.md': register('dust.a', 'dust.b', 'dust.c', 'dust.d'),
      'packages/dust/src/a.ts': '/** dust.a dust.b dust.c dust.d */',
      'packages/dust/src/a.test.ts': "test('[dust.a] [dust.b] [dust.c, dust.d] works', () => {});",
    });
    expect(found).toEqual(['packages/dust/src/a.test.ts:1 a title quotes at most three rules']);
  });

  test('a rule that is not played needs neither, and is not counted as implemented', () => {
    const texts = { 'packages/dust/RULES.md': '| `dust.a` | Left out: no map. | DE 1 | not played |' };
    expect(findings(rules, texts)).toEqual([]);
    expect(rules.run(treeOf(texts)).notes).toEqual(['dust: 1 rules, 0 implemented, 0 cited, 0 tested']);
  });
});

describe('translations', () => {
  const rule = '| `dust.a` | It is so. | DE 1 | done |';
  const row = (from: string): string => `| \`dust.a\` | So ist es. | ${from} |`;
  const all = (text: string): Record<string, string> => ({
    'packages/dust/RULES.md': rule,
    ...Object.fromEntries(LANGUAGES.slice(1).map((language) => [`packages/dust/RULES.${language}.md`, text])),
  });

  test('are there in every language', () => {
    const texts = all(row(fingerprint('It is so.')));
    expect(findings(translations, texts)).toEqual([]);
    expect(translations.run(treeOf(texts)).notes).toEqual([]);
    const { 'packages/dust/RULES.it.md': _, ...rest } = texts;
    expect(findings(translations, rest)).toEqual(['packages/dust/RULES.it.md is missing']);
  });

  test('of another wording are told, of another rule are wrong', () => {
    const { notes } = translations.run(treeOf(all(row('0'))));
    expect(notes?.[0]).toBe(`packages/dust/RULES.de.md lacks 1: dust.a (${fingerprint('It is so.')})`);
    expect(findings(translations, all('| `dust.b` | Nein. | 0 |'))[0]).toBe(
      'packages/dust/RULES.de.md:1 dust.b is no rule',
    );
  });
});

describe('generated files', () => {
  test('are stale when they do not say what the register says', () => {
    const row = "| `dust.a` | It's so. | DE 1 | done |";
    const fresh = {
      'packages/dust/RULES.md': row,
      'packages/dust/src/rule-id.generated.ts':
        "// Made from RULES.md by `npm run rulebook`; do not edit.\nexport type RuleId =\n  | 'dust.a';\n",
      'packages/dust/src/rulebook.generated.ts':
        '// Made from RULES.md by `npm run rulebook`; do not edit.\nexport const rules = {\n' +
        "'dust.a': { text: 'It\\'s so.', source: 'DE 1', status: 'done' },\n} as const;\n" +
        'export type RuleId = keyof typeof rules;\n',
    };
    expect(findings(generatedFiles, fresh)).toEqual([]);
    expect(
      findings(generatedFiles, { ...fresh, 'packages/dust/RULES.md': row.replace('so', 'not so') }),
    ).toEqual(['packages/dust/src/rulebook.generated.ts is stale: run npm run rulebook']);
  });
});

describe('names of games', () => {
  const naming = (folder: string, count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`${folder}/f${i}.ts`, "export const id = 'dust-tactics';\n"]),
    );

  test('many files that name a game are found, each with what to do', () => {
    const found = findings(gameNames, naming('apps/web/src/pages', 100));
    expect(found).toHaveLength(100);
    expect(found[0]).toContain('a table by GameId');
  });

  test("a game's own folders, catalogues, tests and other texts are free", () => {
    expect(findings(gameNames, naming('apps/web/src/games/dust-tactics', 100))).toEqual([]);
    expect(findings(gameNames, naming('packages/dust-tactics/src', 100))).toEqual([]);
    expect(findings(gameNames, naming('apps/web/src/i18n/fr', 100))).toEqual([]);
    expect(findings(gameNames, { 'apps/web/src/a.ts': "export const ash = 'dust on a table';" })).toEqual([]);
  });

  test('fewer than allowed asks for a lower number', () => {
    expect(gameNames.run(treeOf(naming('apps/web/src/pages', 2))).notes?.[0]).toContain('only 2 do');
  });
});

describe('sizes', () => {
  test('reports a long file, fails a very long one, and leaves tests and data alone', () => {
    const outcome = sizes.run(
      treeOf({
        'packages/dust/src/long.ts': lines(401),
        'packages/dust/src/huge.ts': lines(601),
        'packages/dust/src/huge.test.ts': lines(601),
        'packages/dust/src/cards/allies.ts': lines(601),
      }),
    );
    expect(outcome.findings).toEqual(['packages/dust/src/huge.ts has 601 lines']);
    expect(outcome.notes).toEqual(['packages/dust/src/long.ts has 401 lines (aim for 400)']);
  });
});

describe('functions', () => {
  const long = (head: string): string => `${head} {\n${'  x();\n'.repeat(60)}}`;

  test('finds a long function by its name, however it is written', () => {
    const texts = [
      long('export function f()'),
      `${long('const f = () =>')};`,
      `${long('const o = { f()')}};`,
    ];
    for (const text of texts)
      expect(longFunctions('a.ts', text)).toEqual([{ name: 'f', line: 1, lines: 62 }]);
    expect(longFunctions('a.ts', `${'x();\n'.repeat(100)}function f() {}`)).toEqual([]);
  });

  test('fails where there are more than there were; tests and contracts are free', () => {
    const many = Array.from({ length: 50 }, (_, i) => long(`function f${i}()`)).join('\n');
    const [first, second] = findings(functions, {
      'packages/dust/src/a.ts': many,
      'packages/dust/src/a.test.ts': many,
      'packages/testkit/src/a.ts': many,
      'apps/server/src/store/contract/a.ts': many,
    });
    expect(first).toMatch(/^50 instead of /);
    expect(second).toBe('packages/dust/src/a.ts:1 f0 has 62 lines');
  });
});

describe('widths', () => {
  test('reports a wide line wherever a person writes one, also in tests, catalogues and texts', () => {
    const wide = `const a = ${'1'.repeat(120)};`;
    const found = findings(widths, {
      'packages/dust/src/a.ts': `x\n${wide}\n  '${'x'.repeat(150)}',\n`,
      'packages/dust/src/a.test.ts': wide,
      'apps/web/src/i18n/en/a.ts': wide,
      'packages/dust/src/a.generated.ts': wide,
      'packages/dust/test/fixtures/a.json': wide,
      'package-lock.json': wide,
      'packages/dust/RULES.md': wide,
      'docs/a.md': wide,
      'packages/dust/tables/a.yaml': wide,
    });
    expect(found).toEqual([
      'apps/web/src/i18n/en/a.ts:1 has 131 characters',
      'docs/a.md:1 has 131 characters',
      'packages/dust/src/a.test.ts:1 has 131 characters',
      'packages/dust/src/a.ts:2 has 131 characters',
      'packages/dust/src/a.ts:3 has 155 characters',
      'packages/dust/tables/a.yaml:1 has 131 characters',
    ]);
  });
});

describe('certain', () => {
  test('counts what is said of a property, not of a place in a list or of an answer', () => {
    expect(certainties('a.ts', 'a.b!; a.b!.c!; list[0]!; f()!; a.b[1]!;')).toHaveLength(3);
  });

  test('fails where there are more than there were', () => {
    const texts = { 'packages/dust/src/a.ts': 'a.b!;\n'.repeat(200), 'packages/dust/src/a.test.ts': 'a.b!;' };
    const [first, second] = findings(certain, texts);
    expect(first).toMatch(/^200 instead of /);
    expect(second).toBe('packages/dust/src/a.ts:1');
  });
});

describe('architecture', () => {
  test('finds a folder that is gone, a package that is not listed and an old table', () => {
    const page = `${directionsTable()}\n\`packages/kernel/src/\``.replaceAll(
      /`(packages|apps)\/[\w-]+\/`/g,
      '`packages/kernel/`',
    );
    const found = findings(architecture, {
      'ARCHITECTURE.md': `${page} \`old/\``,
      'packages/kernel/src/a.ts': '',
      'apps/web/a.ts': '',
    });
    expect(found.slice(0, 2)).toEqual([
      'ARCHITECTURE.md lists old/, which is not there',
      'ARCHITECTURE.md does not list apps/web/',
    ]);
    expect(found[2]).toContain('must quote the table');
    expect(findings(architecture, {})).toEqual(['ARCHITECTURE.md is missing']);
  });
});

describe('lockfile', () => {
  const lock = (entry: object): string => JSON.stringify({ packages: { '': {}, 'node_modules/x': entry } });

  test('finds an address, and a package.json that it does not fit', () => {
    expect(
      findings(lockfile, { 'package.json': '{}', 'package-lock.json': lock({ resolved: 'packages/x' }) }),
    ).toEqual([]);
    expect(
      findings(lockfile, {
        'package.json': '{}',
        'package-lock.json': lock({ resolved: 'https://r/x.tgz' }),
      }),
    ).toHaveLength(1);
    expect(
      findings(lockfile, { 'package.json': '{"dependencies":{"x":"1"}}', 'package-lock.json': lock({}) })[0],
    ).toContain('run npm install');
    const gap = { optionalDependencies: { 'x-darwin': '1.0.0' } };
    expect(findings(lockfile, { 'package.json': '{}', 'package-lock.json': lock(gap) })).toEqual([
      'package-lock.json lacks x-darwin of node_modules/x: run npm run lockfile',
    ]);
  });
});

describe('excuses', () => {
  test.each([
    ['a silenced line', '// @ts-ignore because\nx;'],
    ['an expected error without a reason', '// @ts-expect-error\nx;'],
    ['a linter silenced without a reason', '// biome-ignore lint/a/b: no\nx;'],
    ['a test alone', 'test.only(f);'],
    ['a skipped test', '\ntest.skip(f);'],
  ])('finds %s', (_name, text) => {
    expect(findings(excuses, { 'packages/dust/src/a.test.ts': text })).toHaveLength(1);
  });

  test('accepts a reason', () => {
    const text =
      '// @ts-expect-error the library forgot this field\nx;\n' +
      '// biome-ignore lint/a/b: the list is fixed here\ny;\n// no disk here\ntest.skip(f);';
    expect(findings(excuses, { 'packages/dust/src/a.test.ts': text })).toEqual([]);
  });
});

describe('documents', () => {
  const all = Object.fromEntries(
    [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'STYLE.md',
      'CHANGELOG.md',
      'LICENSE',
      'NOTICE.md',
    ].map((path) => [path, '']),
  );

  test('finds a missing document, a broken link and an unwritten version', () => {
    expect(
      findings(documents, { ...all, 'README.md': '[a](docs/a.md#b) [c](https://x)', 'docs/a.md': '' }),
    ).toEqual([]);
    expect(findings(documents, { ...all, 'README.md': '[a](docs/a.md)' })).toEqual([
      'README.md links to docs/a.md, which is not there',
    ]);
    expect(findings(documents, { ...all, 'package.json': '{"version":"2.0.0"}' })).toEqual([
      'CHANGELOG.md has no section for version 2.0.0',
    ]);
    const { LICENSE: _gone, ...rest } = all;
    expect(findings(documents, rest)).toEqual(['LICENSE is missing']);
  });
});
