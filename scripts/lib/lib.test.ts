import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { tableResults } from '../table-scripts.ts';
import { root } from './files.ts';
import { importsOf } from './imports.ts';
import { failuresOf, total } from './suite.ts';
import { countsOf, type VitestReport } from './vitest.ts';

test('every form of import is found, with its line, and texts that look like one are not', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { b } from './b.ts';",
    "import c, { type d } from './c.ts';",
    "export * from './d.ts';",
    "import './e.css';",
    "const f = await import('./f.ts');",
    "// import { g } from './g.ts';",
    'const h = "import { h } from \'./h.ts\'";',
    "export type { i } from './i.ts';",
  ].join('\n');
  const found = importsOf(source).sort((left, right) => left.line - right.line);
  expect(found.map(({ specifier, line, typeOnly }) => [specifier, line, typeOnly])).toEqual([
    ['./a.ts', 1, false],
    ['./b.ts', 2, true],
    ['./c.ts', 3, false],
    ['./d.ts', 4, false],
    ['./e.css', 5, false],
    ['./f.ts', 6, false],
    ['./i.ts', 9, true],
  ]);
});

describe('counting', () => {
  const report: VitestReport = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  };

  test('a run without a report is a failure', () => {
    expect(countsOf('unit', undefined, 0)).toEqual({ name: 'unit', passed: 0, failed: 1 });
  });

  test('a file that does not load is a failure, and so is an error outside any test', () => {
    const unloaded = {
      ...report,
      testResults: [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [] }],
    };
    expect(countsOf('unit', unloaded, 1)).toEqual({
      name: 'unit',
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['a.test.ts: could not be loaded'],
    });
    expect(countsOf('unit', report, 1).failed).toBe(1);
    expect(countsOf('unit', report, 0).failed).toBe(0);
  });

  test('what failed is named once more, with the first line of why', () => {
    const broken = {
      status: 'failed',
      fullName: 'walls block sight',
      failureMessages: ['it does not\n  at x'],
    };
    const testResults = [{ name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [broken] }];
    const result = countsOf('unit', { ...report, numFailedTests: 1, testResults }, 1);
    expect(failuresOf(result).map(stripVTControlCharacters)).toEqual([
      '✗ unit: b.test.ts: walls block sight: it does not',
    ]);
  });

  test('the last line sums all suites', () => {
    expect(
      total([
        { name: 'a', passed: 3, failed: 1 },
        { name: 'b', passed: 4, failed: 0 },
      ]),
    ).toBe('7 passed, 1 failed');
  });

  test('only result lines of the table command count', () => {
    const output = 'hello\n{"file":"a.table","passed":true}\n{"other":1}\n{broken\n';
    expect(tableResults(output)).toEqual([{ file: 'a.table', passed: true }]);
  });
});
