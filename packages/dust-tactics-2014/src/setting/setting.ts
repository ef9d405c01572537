import type { OptionSpace } from '@dustfront/kernel';
import type { Choice } from '../choice.ts';
import type { Code } from '../problem.ts';
import type { UnitOrders } from '../scenarios/own.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Side, TacticsState, Unit } from '../state.ts';

/** What is set out before play. It stands above the scenarios, as a ground stands below them. */
export interface Setting {
  /** Takes over the ground of a scenario. */
  begin(state: TacticsState, scenario: Scenario): void;
  /** What each player sets out. */
  pieces(state: TacticsState, scenario: Scenario): readonly string[];
  /** Where any of the pieces may be laid, and laying one (`word` says which). */
  terrain(state: TacticsState, pieces: readonly string[]): Choice[];
  /** The same where places cannot be listed. */
  terrainSpace?(state: TacticsState, pieces: readonly string[]): OptionSpace<Choice>;
  lay(state: TacticsState, choice: Choice): void;
  /** Where a side may build works, and building them. */
  sites(state: TacticsState, side: Side): Choice[];
  build(state: TacticsState, kind: string, choice: Choice, seat: Side): void;
  /** Puts a unit where its orders say: why it cannot stand there, or null once it does. */
  station(state: TacticsState, unit: Unit, orders: UnitOrders): Code | null;
  /** How the place in a unit's orders is called. */
  placeWord(state: TacticsState, at: readonly [number, number]): string;
}
