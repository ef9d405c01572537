import type { Game, Json, Option, State } from '@dustfront/kernel';

/**
 * What the officers need to know of a game in which nothing is hidden (its view is a whole state): how willingly an
 * option is taken at first sight, and how a seat stands. Everything else they find out by playing it.
 */
export interface OpenGame<S extends State, O extends Option> {
  readonly game: Game<S, O>;
  /** A copy of the state that a view shows. */
  stateOf(view: Json): S;
  /** How willingly an option is taken at first sight; above 0. */
  weight(state: S, seat: number, option: O): number;
  /** How a seat stands, in points; what is lost, hurt and held. */
  standing(state: S, seat: number): number;
  /** The chance to win with so many points more. */
  chance(state: S, points: number): number;
  /** Whether somebody's activation is under way. */
  isActing(state: S): boolean;
  /** Questions that are not worth a search. */
  isRoutine(question: string): boolean;
}
