import type { Params } from '@dustfront/kernel';
import type { Code } from '../problem.ts';

type Name = Code extends infer C ? (C extends `notation.${infer N}` ? N : never) : never;

/** What is wrong with something written, without the place. */
export interface Fault {
  readonly code: Code;
  readonly params?: Params;
}

export const fault = (name: Name, params?: Params): Fault => {
  const code = `notation.${name}` as const;
  return params === undefined ? { code } : { code, params };
};
