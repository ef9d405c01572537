/** A rule as the register of its game lists it. */
export interface RuleRow {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly status: 'done' | 'ruling' | 'overruled' | 'fact' | 'not played';
  readonly chapter: string;
}
