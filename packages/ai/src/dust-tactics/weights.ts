/** What the Core Set players believe, in army points of the original scale. Tuned in the arena (docs/strength.md). */
export interface Weights {
  /** Share of a unit's points that it keeps while anything of it lives; the rest goes with its strength. */
  readonly husk: number;
  /** The same in the last round, when only the destroyed count. */
  readonly lastHusk: number;
  /** What an attack that could be made next time is worth beside one made now. */
  readonly promise: number;
  /** How much of a promise is left a square further away. */
  readonly nearer: number;
  /** The enemy's best reply, and the others after it. */
  readonly reply: number;
  readonly replies: number;
  /** How much of the fear of replies is lost by the end of a match that is not being won. */
  readonly daring: number;
  /** A reply that must wait for the next round. */
  readonly later: number;
  /** A box of limited ammunition. */
  readonly box: number;
  /** Points of objectives not yet fulfilled. */
  readonly goals: number;
  /** What is worth being reacted to on the way. */
  readonly reaction: number;
}

export const WEIGHTS: Weights = {
  husk: 0.4,
  lastHusk: 0.85,
  promise: 0.4,
  nearer: 0.76,
  reply: 0.6,
  replies: 0.3,
  daring: 0.8,
  later: 0.5,
  box: 0.06,
  goals: 1,
  reaction: 0.12,
};
