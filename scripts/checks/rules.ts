import {
  type Coverage,
  citationsIn,
  coverageOf,
  gameOfRule,
  mentionsIn,
  parseRegister,
  type Quotation,
  type Rule,
  testsIn,
  uncovered,
} from '@dustfront/rulebook';
import { isGenerated, isSource, isTest, type Tree, workspaceOf } from '../lib/files.ts';
import type { Check } from './check.ts';

const isTable = (path: string): boolean => /^packages\/[^/]+\/tables\/.*\.(?:yaml|json|md|table)$/.test(path);
const isProgram = (path: string): boolean =>
  /^(packages|apps)\//.test(path) && isSource(path) && !isGenerated(path);
const isDocument = (path: string): boolean =>
  /^(docs|packages|apps)\/.*\.md$/.test(path) || /^[^/]+\.md$/.test(path);

/** Everything the tree says about rules. */
interface Quotations {
  readonly citations: Quotation[];
  readonly tests: Quotation[];
  readonly elsewhere: Quotation[];
}

function quotationsIn(tree: Tree): Quotations {
  const source = (path: string) => ({ path, text: tree.read(path) });
  // The rulebook's own tests make rules up.
  const files = tree.files.filter((path) => workspaceOf(path) !== 'packages/rulebook');
  const programs = files.filter(isProgram);
  const tests = programs.filter(isTest);
  return {
    citations: programs.filter((path) => !isTest(path)).flatMap((path) => citationsIn(source(path))),
    tests: [...tests, ...files.filter(isTable)].flatMap((path) => testsIn(source(path))),
    elsewhere: [
      ...tests.flatMap((path) => citationsIn(source(path))),
      ...files
        .filter((path) => isDocument(path) || isTable(path))
        .flatMap((path) => mentionsIn(source(path))),
    ],
  };
}

interface Game {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly citations: readonly Quotation[];
  readonly tests: readonly Quotation[];
  readonly findings: readonly string[];
}

function gameIn(tree: Tree, register: string, { citations, tests }: Quotations): Game {
  const id = register.split('/')[1] ?? '';
  const { rules, mistakes } = parseRegister(tree.read(register));
  const own = citations.filter((quotation) => workspaceOf(quotation.path) === `packages/${id}`);
  const { uncited, untested } = uncovered(rules, own, tests);
  const foreign = rules.filter((rule) => gameOfRule(rule.id) !== id);
  return {
    id,
    rules,
    citations: own,
    tests,
    findings: [
      ...mistakes.map((mistake) => `${register}:${mistake.line} ${mistake.message}`),
      ...foreign.map((rule) => `${register}:${rule.line} ${rule.id} does not carry the prefix of ${id}`),
      ...uncited.map((rule) => `${register}:${rule.line} ${rule.id} is cited by no code of packages/${id}`),
      ...untested.map((rule) => `${register}:${rule.line} ${rule.id} is quoted by no test or table script`),
    ],
  };
}

const registers = (tree: Tree): string[] =>
  tree.files.filter((path) => /^packages\/[^/]+\/RULES\.md$/.test(path));

/** How far each game with a register follows it. */
export function coverageIn(tree: Tree): Coverage[] {
  const quotations = quotationsIn(tree);
  return registers(tree)
    .map((register) => gameIn(tree, register, quotations))
    .map(({ id, rules, citations, tests }) => coverageOf(id, rules, citations, tests));
}

export const rules: Check = {
  name: 'every rule is cited and tested, every cited rule exists',
  run(tree) {
    const quotations = quotationsIn(tree);
    const games = registers(tree).map((register) => gameIn(tree, register, quotations));
    const known = new Set(games.flatMap((game) => game.rules.map((rule) => rule.id)));
    const present = new Set(games.map((game) => game.id));
    const { citations, tests, elsewhere } = quotations;
    const unknown = new Set(
      [...citations, ...tests, ...elsewhere]
        .filter(({ id }) => !known.has(id) && present.has(gameOfRule(id) ?? ''))
        .map(({ id, path, line }) => `${path}:${line} ${id} is in no RULES.md`),
    );
    const notes = games.map((game) => {
      const { id, rules, implemented, cited, tested } = coverageOf(
        game.id,
        game.rules,
        game.citations,
        tests,
      );
      return `${id}: ${rules} rules, ${implemented} implemented, ${cited} cited, ${tested} tested`;
    });
    return { findings: [...unknown, ...games.flatMap((game) => game.findings)], notes };
  },
};
