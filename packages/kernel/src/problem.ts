import { sayIn } from './fill.ts';
import type { Catalogue, Params } from './words.ts';

/** Something wrong with what was written, by place: as a refusal, a code and what it is about. */
export interface Problem<Rule extends string = string> {
  readonly at: string;
  /** `problem.<code>` is its text in the catalogues of whoever found it. */
  readonly code: string;
  readonly params?: Params;
  readonly rule?: Rule;
  /** The text in English. */
  readonly text: string;
}

/** The codes of problems that a catalogue has texts for. */
export type ProblemCode<C extends Catalogue> = keyof C extends infer K
  ? K extends `problem.${infer Code}`
    ? Code
    : never
  : never;

/** Makes problems whose texts stand in this catalogue. */
export const problemsOf =
  <C extends Catalogue>(english: C) =>
  <Rule extends string>(at: string, code: ProblemCode<C>, params?: Params, rule?: Rule): Problem<Rule> => ({
    at,
    code,
    ...(params === undefined ? {} : { params }),
    ...(rule === undefined ? {} : { rule }),
    text: sayIn(english)({ key: `problem.${code}`, ...(params === undefined ? {} : { params }) }),
  });

/** Something written that cannot be read: what is wrong with it, without the place. */
export class Unreadable<Code extends string = string> extends Error {
  readonly code: Code;
  readonly params: Params | undefined;

  constructor(code: Code, params?: Params) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const problem = problemsOf({ 'problem.rules-failed': 'the rules failed: {error}' });

export const rulesFailed = (error: Error): Problem =>
  problem('setup', 'rules-failed', { error: error.message });

/** What rules versions before 2026-11 say: a place and a sentence. */
interface SaidInWords {
  readonly at: string;
  readonly message: string;
  readonly rule?: string;
}

/** Problems as they are now, also those of a frozen build. */
export const asProblems = (found: readonly (Problem | SaidInWords)[]): readonly Problem[] =>
  found.map((one) => {
    if (!('message' in one)) return one;
    const { message, ...rest } = one;
    return { ...rest, code: 'said', text: message };
  });
