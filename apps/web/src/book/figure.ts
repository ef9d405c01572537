export type Shown = 'reach' | 'sight' | 'ranges' | 'cover';

/** A small table, and what the rules themselves say of one unit on it. */
export interface Figure {
  readonly id: string;
  readonly position: string;
  readonly unit: string;
  readonly show: readonly Shown[];
}
