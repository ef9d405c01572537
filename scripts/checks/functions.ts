import { parseSync } from 'oxc-parser';
import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

const LONGEST = 60;

/** As many as there are: it may fall, and is then lowered, but not rise. */
const MOST = 8;

/** Suites that describe a contract are tests, wherever they lie. */
const isMeasured = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !/^packages\/testkit\/|\/contract\//.test(path);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

interface Long {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

const linesIn = (text: string): number => text.split('\n').length;

/** The functions of a text that go on for more than 60 lines, with what is written inside them. */
export function longFunctions(path: string, text: string): Long[] {
  const found: Long[] = [];
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, name);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      const called = node.id?.name ?? node.key?.name ?? name;
      if (node.type !== undefined && FUNCTIONS.has(node.type)) {
        const lines = linesIn(text.slice(node.start, node.end));
        if (lines > LONGEST) found.push({ name: called, line: linesIn(text.slice(0, node.start)), lines });
      }
      for (const part of Object.values(value)) visit(part, called);
    }
  };
  visit(parseSync(path, text).program, '');
  return found;
}

export const functions: Check = {
  name: `at most ${MOST} functions are longer than ${LONGEST} lines`,
  run(tree) {
    const found = tree.files.filter(isMeasured).flatMap((path) => {
      const text = tree.read(path);
      if (linesIn(text) <= LONGEST) return [];
      return longFunctions(path, text).map(
        ({ name, line, lines }) => `${path}:${line} ${name} has ${lines} lines`,
      );
    });
    return found.length > MOST
      ? { findings: [`${found.length} instead of ${MOST}`, ...found] }
      : { findings: [], notes: found.length < MOST ? [`only ${found.length} are left: lower MOST`] : [] };
  },
};
