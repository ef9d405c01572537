import type { TacticsState, Unit } from '@dustfront/dust-tactics-2014';

/** An enemy as somebody sees him who looks for a place. */
export interface Threat {
  readonly at: number;
  readonly facing: number;
  readonly turns: boolean;
  /** From how far one could hurt him, and he one, in points. */
  readonly ranges: readonly number[];
  readonly reach: number;
}

/** What makes a place worth a thought. */
export interface Interest {
  readonly threats: readonly Threat[];
  readonly goals: readonly number[];
  /** A rule of thumb. */
  worth(at: number): number;
}

/**
 * Places as plans speak of them: squares, or points of a table where the first of a unit stands and the others around
 * him. What the numbers mean only it knows.
 */
export interface Places {
  facingOf(unit: Unit): number;
  /** The way to look from one place at another. */
  facingTo(state: TacticsState, from: number, to: number): number;
  /** The state as it would be with a unit and the heroes in it elsewhere. The one it is made from stays as it is. */
  placed(state: TacticsState, unit: Unit, at: number, facing: number): TacticsState;
  /** Where a movement might end: everywhere, or wherever it could be worth something. */
  ends(state: TacticsState, unit: Unit, march: boolean, interest: Interest, wide: boolean): readonly number[];
  /** From where somebody could strike at a place after one move, a few of all; `ends` where they are all known. */
  approaches(
    state: TacticsState,
    unit: Unit,
    at: number,
    range: number,
    ends: () => readonly number[],
  ): readonly number[];
  middle(state: TacticsState): number;
}
