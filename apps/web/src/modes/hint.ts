import type { Choice } from '../session/choice.ts';
import type { OpenQuestion, OptionRow } from '../session/table.ts';

/** A hint that was asked for: what a computer player would answer, once it has thought. */
export interface Hint {
  readonly question: OpenQuestion;
  readonly choice: Choice | 'thinking' | 'none';
  /** Answers that go without saying and come before the one that is advised. */
  readonly after: readonly string[];
  /** Answers that say the rest of it, such as where to and how many: they are given together. */
  readonly then?: readonly OptionRow[];
}
