import { gameOfRule } from '@dustfront/games';
import { citationsIn, mentionsIn, type Quotation, type Source, titlesIn } from './quotations.ts';
import { type Mistake, parseRegister, type Rule } from './register.ts';

type Kind = 'register' | 'program' | 'test' | 'table' | 'document';

/** What a file of the repository can say about rules, told from its path (with `/`); undefined if nothing. */
export function kindOf(path: string): Kind | undefined {
  // The tests of this package make rules up.
  if (/(?:^|\/)node_modules\/|\.generated\.ts$|^packages\/rulebook\//.test(path)) return undefined;
  if (/^packages\/[^/]+\/RULES\.md$/.test(path)) return 'register';
  if (/^packages\/[^/]+\/tables\/.*\.(?:yaml|json|md|table)$/.test(path)) return 'table';
  if (/^(?:(?:docs|packages|apps)\/.*|[^/]+)\.md$/.test(path)) return 'document';
  if (!/^(?:packages|apps)\/.*\.(?:ts|tsx|mjs)$/.test(path)) return undefined;
  const isTest = /\.(?:test|e2e|contract)\.tsx?$/.test(path) || /^[^/]+\/[^/]+\/(?:test|e2e)\//.test(path);
  return isTest ? 'test' : 'program';
}

export interface SurveyedGame {
  /** The name of its package. */
  readonly id: string;
  readonly register: string;
  readonly rules: readonly Rule[];
  readonly mistakes: readonly Mistake[];
  /** Where code of its own package cites its rules. */
  readonly citations: readonly Quotation[];
  /** Where tests and table scripts of any package quote its rules. */
  readonly tests: readonly Quotation[];
  /** The same by title: the quotations of each that names any of its rules. */
  readonly titles: readonly (readonly Quotation[])[];
}

export interface Survey {
  readonly games: readonly SurveyedGame[];
  /** Ids of surveyed games that their registers do not hold. */
  readonly unknown: readonly Quotation[];
}

/** Reads everything that the given files say about rules. */
export function survey(files: readonly Source[]): Survey {
  const of = (...kinds: Kind[]): Source[] =>
    files.filter(({ path }) => kinds.some((kind) => kindOf(path) === kind));
  const citations = of('program').flatMap(citationsIn);
  const titles = of('test', 'table').flatMap(titlesIn);
  const elsewhere = [
    ...of('test').flatMap(citationsIn),
    ...of('table', 'document', 'register').flatMap(mentionsIn),
  ];
  const games = of('register').map(({ path, text }): SurveyedGame => {
    const id = path.split('/')[1] ?? '';
    const { rules, mistakes } = parseRegister(text);
    const isOwn = (one: Quotation): boolean => gameOfRule(one.id) === id;
    return {
      id,
      register: path,
      rules,
      mistakes,
      citations: citations.filter((one) => isOwn(one) && one.path.startsWith(`packages/${id}/`)),
      tests: titles.flat().filter(isOwn),
      titles: titles.filter((title) => title.some(isOwn)),
    };
  });
  const known = new Set(games.flatMap(({ rules }) => rules.map((rule) => rule.id)));
  const present = new Set(games.map(({ id }) => id));
  const groups = groupsOf(known);
  // A program that shows rules may name a whole group of them: `dt1.skill.jump`.
  const isGroup = ({ id, path }: Quotation): boolean => path.startsWith('apps/') && groups.has(id);
  const unknown = [...citations, ...elsewhere].filter(
    (quotation) =>
      !known.has(quotation.id) && !isGroup(quotation) && present.has(gameOfRule(quotation.id) ?? ''),
  );
  return { games, unknown };
}

/** Everything that stands before a dot in an id. */
function groupsOf(ids: ReadonlySet<string>): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const id of ids)
    for (let dot = id.indexOf('.'); dot > 0; dot = id.indexOf('.', dot + 1)) groups.add(id.slice(0, dot));
  return groups;
}
