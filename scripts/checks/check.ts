import type { Tree } from '../lib/files.ts';

export interface Outcome {
  /** What is wrong, one line each; none means that the check holds. */
  readonly findings: readonly string[];
  /** Worth telling although nothing is wrong. */
  readonly notes?: readonly string[];
}

/** A small check of our own: a pure function of the tree, so that a test can show it failing. */
export interface Check {
  readonly name: string;
  run(tree: Tree): Outcome;
}
