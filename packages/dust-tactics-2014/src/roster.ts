/** Who is who in a match: what never changes about its units, for questions that would otherwise look at all of them. */
import type { Card } from './cards/card.ts';
import { cardOf } from './cards/index.ts';
import type { TacticsState, Unit, UnitId } from './state.ts';

export interface Roster {
  /** By unit. */
  readonly cards: readonly Card[];
  /** The only ones who join a unit or pilot a machine. */
  readonly heroes: readonly UnitId[];
  /** The only ones who carry others. */
  readonly machines: readonly UnitId[];
  /** Those of them that block sight. */
  readonly vehicles: readonly UnitId[];
}

function listOf(units: readonly Unit[]): Roster {
  const cards = units.map((unit) => cardOf(unit.card));
  const ids = (fits: (card: Card) => boolean): UnitId[] =>
    units.flatMap((unit, at) => (fits(cards[at]!) ? [unit.id] : []));
  return {
    cards,
    heroes: ids(({ kind }) => kind === 'hero'),
    machines: ids(({ kind }) => kind === 'vehicle' || kind === 'aircraft'),
    vehicles: ids(({ kind }) => kind === 'vehicle'),
  };
}

/** Most questions are about the match of the one before. */
let lastUnits: readonly Unit[] = [];
let last: Roster = listOf(lastUnits);

/** A unit that comes back takes its old place with its old card, so that a list of units tells its roster by its length. */
export function rosterOf({ units }: TacticsState): Roster {
  if (units !== lastUnits || units.length !== last.cards.length) {
    lastUnits = units;
    last = listOf(units);
  }
  return last;
}
