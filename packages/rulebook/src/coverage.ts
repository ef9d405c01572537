import type { Quotation } from './quotations.ts';
import type { Rule } from './register.ts';

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

/** Of the rules that are played: which no code cites, and which no test quotes. */
export function uncovered(
  rules: readonly Rule[],
  citations: readonly Quotation[],
  tests: readonly Quotation[],
): { uncited: Rule[]; untested: Rule[] } {
  const cited = new Set(citations.map((quotation) => quotation.id));
  const tested = new Set(tests.map((quotation) => quotation.id));
  const played = rules.filter((rule) => rule.status !== 'not played');
  return {
    uncited: played.filter((rule) => !cited.has(rule.id)),
    untested: played.filter((rule) => !tested.has(rule.id)),
  };
}

export function coverageOf(
  id: string,
  rules: readonly Rule[],
  citations: readonly Quotation[],
  tests: readonly Quotation[],
): Coverage {
  const cited = new Set(citations.map((quotation) => quotation.id));
  const tested = new Set(tests.map((quotation) => quotation.id));
  const isComplete = (rule: Rule): boolean =>
    rule.status !== 'not played' && cited.has(rule.id) && tested.has(rule.id);
  return {
    id,
    rules: rules.length,
    implemented: rules.filter((rule) => rule.status !== 'not played').length,
    cited: rules.filter((rule) => cited.has(rule.id)).length,
    tested: rules.filter((rule) => tested.has(rule.id)).length,
    missing: rules.filter((rule) => !isComplete(rule)).map((rule) => rule.id),
  };
}
