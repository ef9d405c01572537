/** Mutants that no test can notice, because the program does the same with them: they are not counted. */
export interface Equivalent {
  readonly file: string;
  /** How the line begins, without its indentation. */
  readonly line: string;
  readonly kinds: readonly string[];
  /** What is changed, where the line has several places for a kind. */
  readonly was?: string;
  readonly why: string;
}
