import { type Problem as Kernel, type Params, type ProblemCode, problemsOf } from '@dustfront/kernel';
import type { RuleId } from './rule-id.generated.ts';
import { problems } from './words/problems/en.ts';

export type Problem = Kernel<RuleId>;
export type Code = ProblemCode<typeof problems>;

/** What is wrong, where, and which rule says so. */
export const problem: (at: string, code: Code, params?: Params, rule?: RuleId) => Problem =
  problemsOf(problems);
