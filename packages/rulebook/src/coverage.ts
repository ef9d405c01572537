import type { Quotation } from './quotations.ts';
import type { Rule } from './register.ts';
import type { SurveyedGame } from './survey.ts';

/** How far a game follows its register; the form that `dustfront rules --coverage --json` prints. */
export interface Coverage {
  readonly id: string;
  readonly rules: number;
  readonly implemented: number;
  readonly cited: number;
  readonly tested: number;
  /** Rules that are not played, not cited or not tested. */
  readonly missing: readonly string[];
}

type Quoted = Pick<SurveyedGame, 'id' | 'rules' | 'citations' | 'tests'>;

const idsOf = (quotations: readonly { readonly id: string }[]): Set<string> =>
  new Set(quotations.map(({ id }) => id));
const isPlayed = (rule: Rule): boolean => rule.status !== 'not played';

/** Of the rules that are played: which no code cites, and which no test quotes. */
export function uncovered({ rules, citations, tests }: Quoted): { uncited: Rule[]; untested: Rule[] } {
  const cited = idsOf(citations);
  const tested = idsOf(tests);
  const played = rules.filter(isPlayed);
  return {
    uncited: played.filter((rule) => !cited.has(rule.id)),
    untested: played.filter((rule) => !tested.has(rule.id)),
  };
}

export function coverageOf({ id, rules, citations, tests }: Quoted): Coverage {
  const cited = idsOf(citations);
  const tested = idsOf(tests);
  return {
    id,
    rules: rules.length,
    implemented: rules.filter(isPlayed).length,
    cited: rules.filter((rule) => cited.has(rule.id)).length,
    tested: rules.filter((rule) => tested.has(rule.id)).length,
    missing: rules
      .filter((rule) => !isPlayed(rule) || !cited.has(rule.id) || !tested.has(rule.id))
      .map((rule) => rule.id),
  };
}

/** How many rules a title may quote, so that each has its own reason to fail. */
const MOST = 3;

/** Where a title begins that quotes too many rules. */
export const crowded = ({ titles }: Pick<SurveyedGame, 'titles'>): Quotation[] =>
  titles.flatMap((title) => (title.length > MOST ? title.slice(0, 1) : []));
