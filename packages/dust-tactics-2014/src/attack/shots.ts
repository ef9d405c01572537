/** What is declared in an attack, before any die falls. */
import type { DiceLine } from '@dustfront/wargame';
import type { RuleId } from '../rule-id.generated.ts';
import type { UnitId } from '../state.ts';

/** The improvised weapon of everybody. */
export const IMPROVISED = -1;

export interface Shot {
  /** Whose card lists the weapon, and which row of it. */
  by: UnitId;
  weapon: number;
  count: number;
  /** Soldiers who use it, for squads. */
  men: number[];
  target: UnitId;
  close: boolean;
  rounds: number;
  salvo: boolean;
  /** A miniature named by a sniper: the unit and, in a squad, the soldier. */
  named: UnitId;
  soldier: number;
  /** Squares a flame passes on its way; on a table the miniature on which a template is laid. */
  way: number[];
  /** On a table, sets of men by one of which it is fired; absent where that makes no difference. */
  chosen?: number[][];
  /** The square of a smoke shell; -1 for an attack. */
  smoke: number;
}

/** The dice of a weapon line, with the rules that made them so. */
export type TacticsLine = DiceLine<RuleId>;

/** A row of a weapon table that may be used: by whom, which. */
export interface Row {
  by: UnitId;
  weapon: number;
}

/** The circumstances of an attack that narrow what may be declared. */
export interface Terms {
  readonly unit: UnitId;
  /** Only this enemy (a reaction); -1 for any. */
  readonly only: UnitId;
  /** Whose eyes are used (an Artillery Observer); -1 for its own. */
  readonly eyes: UnitId;
  readonly closeOnly: boolean;
  readonly artilleryOnly: boolean;
  readonly sustained: boolean;
}
