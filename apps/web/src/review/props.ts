import type { SeatDice } from '@dustfront/ai';
import type { Say } from '@dustfront/kernel';
import type { Deed } from '../acts/act.ts';
import type { GameFace, StatusModel } from '../games/face.ts';

/** What everything in a review is told. */
export interface ReviewProps {
  readonly face: GameFace;
  readonly status: StatusModel;
  /** Who plays each side, by name. */
  readonly names: readonly string[];
  /** What the dice gave each side, in points; null where it is not known yet. */
  readonly dice: readonly SeatDice[] | null;
  /** What the points of the dice are. */
  readonly counted: 'points' | 'worth';
  readonly say: Say;
  /** The moment that is shown. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** What units did: decisions are told by it. */
  readonly deeds?: readonly Deed[];
  /** Who came where, once it is over. */
  readonly places?: readonly number[] | null;
  /** Plays on from a moment at a table of its own. */
  readonly onRetry?: (at: number) => void;
}
