import type { Catalogue } from '@dustfront/kernel';

/** A rule as the register of its game lists it. */
export interface RuleRow {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly status: 'done' | 'ruling' | 'overruled' | 'fact' | 'not played';
  readonly chapter: string;
}

export interface Register {
  readonly rules: readonly RuleRow[];
  /** What rules and chapters (after a `#`) say in other languages. */
  readonly translations: Readonly<Partial<Record<string, () => Promise<{ readonly words: Catalogue }>>>>;
}
