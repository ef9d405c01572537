import type { Frame } from '@dustfront/kernel';
import type { TacticsState, Unit } from '../state.ts';

/** What a movement has to know of the activation it belongs to. */
export interface Terms {
  /** The cheap diagonal of this activation is used up (dt14.move.diagonal.per-activation). */
  readonly diagonal: boolean;
  /** A plane covers at least this much (dt14.ruling.aircraft.least). */
  readonly least: number;
  /** A march, not a move. */
  readonly march: boolean;
}

/** What a frame of movement is done with. */
export interface Moved {
  readonly diagonal?: boolean;
  /** Held fast by wire: it moves no more in this activation. */
  readonly tangled?: boolean;
  readonly moved?: boolean;
  /** It ended aboard something, and as what. */
  readonly boarded?: string;
}

/**
 * How units move: step by step over squares, in one go on a table. Each ground brings the frame that asks and carries
 * out.
 */
export interface Movement {
  begin(unit: Unit, points: number, terms: Terms): Frame;
  /** Is there anything that a unit with so many points of movement could do? */
  mayMove(state: TacticsState, unit: Unit, points: number): boolean;
}
