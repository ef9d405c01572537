/** An army list, and what it is worth. Whether it is allowed is for the engine to say. */
import type { Bloc, Card } from './card.ts';

/** One card of a force; `hero` joins it before the game (dt1.hero.join.before). */
export interface ForceUnit {
  readonly card: string;
  readonly hero?: string;
  /** Names of their own for the unit and for its hero, so that objectives can speak of them. */
  readonly tag?: string;
  readonly heroTag?: string;
  /**
   * A scenario may put it on the board from the start, [column, row] from 0, or let it come from a round on
   * (dt1.ruling.own-scenario).
   */
  readonly at?: readonly [column: number, row: number];
  readonly round?: number;
}

export interface Army {
  readonly id: string;
  readonly title: string;
  readonly bloc: Bloc;
  readonly units: readonly ForceUnit[];
}

/** The cards of a force, joined heroes after their squads. */
export function cardIdsOf(units: readonly ForceUnit[]): string[] {
  return units.flatMap((unit) => (unit.hero === undefined ? [unit.card] : [unit.card, unit.hero]));
}

/** dt1.ap.sum: an army is worth the sum of its units. */
export function pointsOf(cards: readonly Card[]): { original: number; later: number } {
  let original = 0;
  let later = 0;
  for (const card of cards) {
    original += card.ap.original;
    later += card.ap.later;
  }
  return { original, later };
}
