import { describe, expect, test } from 'vitest';
import { coverageOf, crowded, kindOf, lex, parseRegister, survey, uncovered } from './index.ts';
import { citationsIn, mentionsIn, testsIn } from './quotations.ts';

const row = (id: string, text: string, status: string): string =>
  `| \`${id}\` | ${text} | CS 1 | ${status} |`;
const ids = (quotations: { id: string }[]): string[] => quotations.map((one) => one.id);

describe('a register', () => {
  test('gives its rows and passes over prose and table heads', () => {
    const text = [
      '# Rules',
      '',
      '| id | rule | source | status |',
      '| --- | --- | --- | --- |',
      row('dt1.a.b', 'One \\| two.', 'done'),
    ].join('\n');
    expect(parseRegister(text)).toEqual({
      rules: [{ id: 'dt1.a.b', text: 'One | two.', source: 'CS 1', status: 'done', line: 5 }],
      mistakes: [],
    });
  });

  test.each([
    [
      'a repeated id',
      [row('dt1.a', 'One.', 'done'), row('dt1.a', 'Two.', 'done')],
      'dt1.a stands in line 1 already',
    ],
    ['an unknown status', [row('dt1.a', 'One.', 'maybe')], 'unknown status "maybe"'],
    ['a ruling without a reason', [row('dt1.a', 'One.', 'ruling')], 'after "Ruling:"'],
    [
      'an overruled rule that names no other',
      [row('dt1.a', 'One, see `dt1.z`.', 'overruled')],
      'takes its place',
    ],
    ['a row with a column too many', ['| `dt1.a` | One | two | CS 1 | done |'], 'id, rule, source, status'],
    ['a row without a status', ['| `dt1.a` | One | CS 1 |'], 'id, rule, source, status'],
    ['a word that is no id', [row('Rule One', 'One.', 'done')], 'is no rule id'],
  ])('complains about %s', (_name, rows, message) => {
    const { mistakes } = parseRegister(rows.join('\n'));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.message).toContain(message);
  });
});

describe('quotations', () => {
  test('code cites in comments and texts, never by the names of its variables', () => {
    const text =
      '/** dust.combat.first, and dust.combat.last. */\n' +
      "const x = dust.state ? 'dust.move' : `dust.begun.${y} dust.end`;\n";
    expect(ids(citationsIn({ path: 'a.ts', text }))).toEqual([
      'dust.move',
      'dust.end',
      'dust.combat.first',
      'dust.combat.last',
    ]);
  });

  test('paths, file names and groups of rules are no quotations', () => {
    const text = 'packages/dust.move ./dust.ts dust.md dt1.move.* dt14.x.y';
    expect(mentionsIn({ path: 'a.md', text })).toEqual([{ id: 'dt14.x.y', path: 'a.md', line: 1 }]);
  });

  test('a test title quotes in square brackets only', () => {
    const text = "// [dt1.no]\ntest('[dt1.a] [dt1.b, dt1.c] not dt1.d', () => {});";
    expect(testsIn({ path: 'a.test.ts', text })).toEqual([
      { id: 'dt1.a', path: 'a.test.ts', line: 2 },
      { id: 'dt1.b', path: 'a.test.ts', line: 2 },
      { id: 'dt1.c', path: 'a.test.ts', line: 2 },
    ]);
  });

  test.each([
    ['yaml list', 'title: x\nrules:\n  - dt1.a\n  - dt1.b\nnote: dt1.c\n'],
    ['yaml row', 'rules: [dt1.a, dt1.b]\nnote: dt1.c\n'],
    ['json', '{ "rules": ["dt1.a", "dt1.b"], "note": "dt1.c" }'],
    ['plain', 'rules dt1.a dt1.b\nnote dt1.c'],
    [
      'steps',
      'steps:\n  - answer: x\n    shows: [dt1.a]\n  - { refuse: y, rule: dt1.b }\n  - note: rule dt1.c',
    ],
    ['refusal', 'rules: [dt1.a]\nrefused: dt1.b\nnote: refused dt1.c'],
  ])('a table script quotes in its rules field: %s', (_name, text) => {
    expect(ids(testsIn({ path: 'x.table', text }))).toEqual(['dt1.a', 'dt1.b']);
  });
});

test('a title that quotes four rules is crowded, one with three and four titles with one are not', () => {
  const { games } = survey([
    { path: 'packages/dust/RULES.md', text: row('dust.a', 'One.', 'done') },
    {
      path: 'packages/dust/src/x.test.ts',
      text: "test('[dust.a, dust.b, dust.c] x', f);\ntest('[dust.a] y', f);",
    },
    { path: 'packages/dust/src/y.test.ts', text: "\ntest('[dust.a, dust.b] [dust.c, dust.d] x', f);" },
    {
      path: 'packages/dust/tables/x.yaml',
      text: 'steps:\n  - note: x\n    shows: [dust.a, dust.b, dust.c, dust.d]',
    },
  ]);
  const found = games.flatMap(crowded).map(({ path, line }) => `${path}:${line}`);
  expect(found).toEqual(['packages/dust/src/y.test.ts:2', 'packages/dust/tables/x.yaml:3']);
});

test('coverage counts what is played, cited and tested, and names the rest', () => {
  const { rules } = parseRegister(
    [row('dt1.a', 'One.', 'done'), row('dt1.b', 'Two.', 'done'), row('dt1.c', 'Three.', 'not played')].join(
      '\n',
    ),
  );
  const at = (id: string) => ({ id, path: 'x', line: 1 });
  expect(
    coverageOf({ id: 'dust-tactics', rules, citations: [at('dt1.a'), at('dt1.b')], tests: [at('dt1.a')] }),
  ).toEqual({
    id: 'dust-tactics',
    rules: 3,
    implemented: 2,
    cited: 2,
    tested: 1,
    missing: ['dt1.b', 'dt1.c'],
  });
  const { uncited, untested } = uncovered({ id: 'dust-tactics', rules, citations: [at('dt1.b')], tests: [] });
  expect([uncited.map((rule) => rule.id), untested.map((rule) => rule.id)]).toEqual([
    ['dt1.a'],
    ['dt1.a', 'dt1.b'],
  ]);
});

test.each([
  ['packages/dust/RULES.md', 'register'],
  ['packages/dust/src/a.ts', 'program'],
  ['apps/web/src/a.tsx', 'program'],
  ['packages/dust/src/a.test.ts', 'test'],
  ['apps/web/e2e/a.e2e.ts', 'test'],
  ['packages/dust/tables/move/a.yaml', 'table'],
  ['docs/recipes/a.md', 'document'],
  ['README.md', 'document'],
  ['packages/dust/src/rulebook.generated.ts', undefined],
  ['scripts/a.ts', undefined],
])('%s is a %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('a survey finds the places of every rule, and ids that no register holds', () => {
  const files = [
    { path: 'packages/dust/RULES.md', text: row('dust.a', 'One.', 'done') },
    { path: 'packages/dust/src/a.ts', text: '// dust.a and dust.b' },
    { path: 'apps/cli/src/a.ts', text: '// dust.a, dt1.a' },
    { path: 'packages/ai/src/a.test.ts', text: "test('[dust.a]', f);" },
  ];
  const { games, unknown } = survey(files);
  expect(unknown).toEqual([{ id: 'dust.b', path: 'packages/dust/src/a.ts', line: 1 }]);
  expect(games).toHaveLength(1);
  expect(games[0]).toMatchObject({
    id: 'dust',
    register: 'packages/dust/RULES.md',
    citations: [{ id: 'dust.a', path: 'packages/dust/src/a.ts' }, { id: 'dust.b' }],
    tests: [{ id: 'dust.a', path: 'packages/ai/src/a.test.ts', line: 1 }],
  });
});

describe('the lexer', () => {
  test('keeps lines and takes texts and comments out of the code', () => {
    const { code, texts, comments } = lex("a('x') /* y\n */ + `p${b({ c: 'q' })}r`; // z\nd");
    expect(code).toBe('a("0")  \n + "1"+(b({ c: "2" }))+"3";  \nd');
    expect(texts.map((piece) => piece.text)).toEqual(['x', 'p', 'q', 'r']);
    expect(comments.map((piece) => piece.line)).toEqual([1, 2]);
  });

  test('is not led astray by quotes in regular expressions and in page text', () => {
    const { texts } = lex("const r = /['\"`]/g;\nconst p = <p>don't</p>;\nf('x', a / b, c / d);");
    expect(texts.map((piece) => piece.text)).toEqual(['x']);
  });
});

test('a program may name a group of rules; a package may not, and neither may name what does not exist', () => {
  const register = '| `dt1.skill.jump.over` | Over it. | CS 1 | done |\n';
  const files = (path: string, text: string) => [
    { path: 'packages/dust-tactics/RULES.md', text: register },
    { path, text },
  ];
  const unknown = (path: string, text: string) => survey(files(path, text)).unknown.map(({ id }) => id);
  expect(unknown('apps/web/src/skills.ts', "const rule = 'dt1.skill.jump';")).toEqual([]);
  expect(unknown('apps/web/src/skills.ts', "const rule = 'dt1.skill.fly';")).toEqual(['dt1.skill.fly']);
  expect(unknown('packages/dust-tactics/src/a.ts', "const rule = 'dt1.skill.jump';")).toEqual([
    'dt1.skill.jump',
  ]);
});
