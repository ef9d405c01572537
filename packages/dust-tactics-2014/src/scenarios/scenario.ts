import type { ScenarioProvenance } from '@dustfront/wargame';
import type { Board } from '../ground/squares/board.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Side, TacticsState } from '../state.ts';

/** The end of a match: who wins, why, by which rule. `null` for a draw. */
export interface Verdict {
  readonly winner: Side | null;
  readonly reason: string;
  readonly rule: RuleId;
}

/**
 * What wins a scenario, for those who are told of it: its markers held, or being alone in its place at the end of a
 * turn; or what only its own words tell. Null where points decide.
 */
export type Wins = 'markers' | 'told' | { readonly alone: number | 'end' } | null;

export interface Scenario {
  readonly id: string;
  readonly cites: readonly RuleId[];
  readonly provenance: ScenarioProvenance;
  readonly board: Board;
  /** The two edges from which sides enter: 0 north, 1 east, 2 south, 3 west. */
  readonly edges: readonly [number, number];
  /** The first edge is the first side's; otherwise whoever wins the roll chooses. */
  readonly fixedEdges?: boolean;
  readonly lastTurn: number;
  /** What each player places, in order. */
  readonly pieces: readonly string[];
  /** Lost units that each side may bring back: infantry, vehicle or any. */
  readonly reserves: readonly string[];
  /** Where the sides differ in them. */
  readonly ownReserves?: readonly [readonly string[], readonly string[]];
  /** Ammo crates refill limited weapons, once a unit. */
  readonly resupply: boolean;
  /** Squares of a designated place, if any: the oasis, the palace. */
  readonly place: readonly number[];
  readonly wins: Wins;
  /** Asked at the end of every turn but the last: is the match decided by the objective? */
  objective(state: TacticsState): Verdict | null;
  /** Asked at the end of the last turn, before points are counted. */
  final(state: TacticsState): Verdict | null;
}
