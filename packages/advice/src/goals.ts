/** What a goal asks for. One that is `told` has words of its own, those of its scenario. */
export type GoalKind =
  | 'hold'
  | 'place'
  | 'control'
  | 'exit'
  | 'reach'
  | 'destroy'
  | 'destroy-cover'
  | 'survive'
  | 'told';

/** How far a goal has come, as things stand. Nobody is null. */
export type GoalNow =
  /** What a side has counted so far. */
  | { readonly what: 'count'; readonly side: number; readonly count: number }
  /** What a side holds of the squares. */
  | { readonly what: 'holds'; readonly side: number; readonly squares: readonly string[] }
  | { readonly what: 'unheld' }
  | { readonly what: 'alone'; readonly side: number | null }
  /** It has brought its points. */
  | { readonly what: 'paid'; readonly side: number };

/** One thing that wins, ends the match or is worth points; squares and units by name. */
export interface Goal {
  /** Whose it is. */
  readonly sides: readonly number[];
  readonly kind: GoalKind;
  readonly squares: readonly string[];
  readonly count: number;
  /** The round after which it counts, or the last one. */
  readonly round: number | 'end';
  /** From that round on, not only after it. */
  readonly from: boolean;
  /** Null for any unit. */
  readonly unit: string | null;
  /** Points for every square, unit or piece. */
  readonly each: boolean;
  /** What it brings: victory, the end with victory, points; null where its own words say so. */
  readonly worth: 'win' | 'end' | number | null;
  readonly now: readonly GoalNow[];
}

/** What ends and wins a match, and who is ahead. */
export interface GoalsAdvice {
  readonly goals: readonly Goal[];
  readonly round: number;
  /** How many rounds are played; null for no limit. */
  readonly rounds: number | null;
  /** How the sides stand in points. */
  readonly points: readonly number[];
  /** Whether some goal is about holding squares. */
  readonly isHeld: boolean;
}
