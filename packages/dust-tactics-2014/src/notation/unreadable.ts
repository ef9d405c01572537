import { Unreadable as Kernel } from '@dustfront/kernel';
import { type Code, type Problem, problem } from '../problem.ts';

/** Something written of this game that cannot be read. */
export class Unreadable extends Kernel<Code> {
  at(place: string): Problem {
    return problem(place, this.code, this.params);
  }
}
