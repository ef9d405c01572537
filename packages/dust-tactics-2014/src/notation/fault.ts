import type { Params } from '@dustfront/kernel';
import { type Code, type Problem, problem } from '../problem.ts';

/** Something written that cannot be read: what is wrong with it, without the place. */
export class Fault extends Error {
  readonly code: Code;
  readonly params: Params | undefined;

  constructor(code: Code, params?: Params) {
    super(code);
    this.code = code;
    this.params = params;
  }

  at(place: string): Problem {
    return problem(place, this.code, this.params);
  }
}
