/**
 * Who is who in a match: what never changes about its units, for questions that would otherwise look at all of them.
 */
import { type Card, isInfantry, type UnitKind } from './cards/card.ts';
import { cardOf } from './cards/index.ts';
import { airlifter } from './exceptions/airlifter.ts';
import { sealifter } from './exceptions/sealifter.ts';
import type { Side, TacticsState, Unit, UnitId } from './state.ts';

export interface Roster {
  /** By unit: its card, and how many squares a side it stands on outside works. */
  readonly cards: readonly Card[];
  readonly sizes: readonly (1 | 2)[];
  readonly sides: readonly [readonly UnitId[], readonly UnitId[]];
  /** The only ones who join a unit or pilot a machine. */
  readonly heroes: readonly UnitId[];
  /** The only ones that have a pilot. */
  readonly machines: readonly UnitId[];
  /** Machines that have room for others as well. */
  readonly carriers: readonly UnitId[];
  /** Those of them that block sight. */
  readonly vehicles: readonly UnitId[];
}

/** dt14.ruling.size.footprint: Large and Huge machines stand on two by two squares, all others on one. */
export const sizeOfCard = ({ size }: Card): 1 | 2 => (size === 'large' || size === 'huge' ? 2 : 1);

/** They carry whom other machines have no room for. */
const LIFTERS = [sealifter, airlifter];

const carries = ({ passengers, riders, skills }: Card): boolean =>
  passengers > 0 || riders > 0 || LIFTERS.some(({ id }) => skills.includes(id));

function listOf(units: readonly Unit[]): Roster {
  const cards = units.map((unit) => cardOf(unit.card));
  const ids = units.map((unit) => unit.id);
  const ofKind = (kind: UnitKind) => ids.filter((id) => cards[id]!.kind === kind);
  const ofSide = (side: Side) => ids.filter((id) => units[id]!.side === side);
  return {
    cards,
    sizes: cards.map(sizeOfCard),
    sides: [ofSide(0), ofSide(1)],
    heroes: ofKind('hero'),
    carriers: ids.filter((id) => carries(cards[id]!)),
    machines: ids.filter((id) => !isInfantry(cards[id]!)),
    vehicles: ofKind('vehicle'),
  };
}

/** Most questions are about the match of the one before. */
let lastUnits: readonly Unit[] = [];
let last: Roster = listOf(lastUnits);

const isSame = (units: readonly Unit[]): boolean =>
  units.length === lastUnits.length &&
  units.every((unit, id) => unit.card === lastUnits[id]!.card && unit.side === lastUnits[id]!.side);

/**
 * A unit that comes back takes its old place with its old card, so that a list of units tells its roster by its length;
 * copies of a state, of which those who think make many, have the roster of what they are copied from.
 */
export function rosterOf({ units }: TacticsState): Roster {
  if (units !== lastUnits || units.length !== last.cards.length) {
    if (units.length !== last.cards.length || !isSame(units)) last = listOf(units);
    lastUnits = units;
  }
  return last;
}
