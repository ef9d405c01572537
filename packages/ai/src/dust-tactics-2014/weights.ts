/** What the players of the 2013/14 edition believe, in army points. Tuned in the arena (docs/strength.md). */
export const WEIGHTS = {
  /** Share of a unit's points that it keeps while anything of it lives; the rest goes with its strength. */
  husk: 0.4,
  /** The same in the last turn, when only the destroyed count. */
  lastHusk: 0.85,
  /** What an attack that could be made next time is worth beside one made now. */
  promise: 0.22,
  /** How much of a promise is left a square further away. */
  nearer: 0.8,
  /** The enemy's best reply, and the others after it. */
  reply: 0.9,
  replies: 0.5,
  /** A reply that must wait for the next turn. */
  later: 0.5,
  /** What an enemy could do next, if it is destroyed before. */
  menace: 0.35,
  /** Holding the place that decides the scenario, in points. */
  goals: 10,
  /** A reactor's own activation, which it gives up. */
  turn: 0.7,
  /** On a table, what a side could do next, and what of an attack is left that needs a move first. */
  threats: 0.5,
  afterMove: 0.5,
  /** A second attack of the same activation, when the first has left less to shoot at. */
  second: 0.7,
} as const;
