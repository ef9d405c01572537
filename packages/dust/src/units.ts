/** The five kinds of military unit, in the order of the book. The index is used in every count of units. */
export const UNIT_TYPES = ['tank', 'mech', 'fighter', 'bomber', 'submarine'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
type UnitClass = 'land' | 'air' | 'sea';

/** How many units of each type, by the order of UNIT_TYPES. */
export type Units = number[];

export const TANK = 0;
export const MECH = 1;
export const FIGHTER = 2;
export const BOMBER = 3;
export const SUBMARINE = 4;
export const LAND_AND_AIR = [TANK, MECH, FIGHTER, BOMBER] as const;
export const ALL_TYPES = [TANK, MECH, FIGHTER, BOMBER, SUBMARINE] as const;

interface Figure {
  readonly cost: number;
  readonly dice: number;
  /** Null where supremacy is never counted. */
  readonly supremacy: number | null;
  readonly class: UnitClass;
  /** Figures in a colour's box that can fight. */
  readonly stock: number;
}

/**
 * The printed values of the figures. A combat value is a number of dice [dust.figure.def.combat]; a supremacy
 * value is compared once at the start of a battle [dust.figure.def.supremacy].
 */
export const FIGURES: Readonly<Record<UnitType, Figure>> = {
  // dust.figure.tank.cost dust.figure.tank.dice dust.figure.tank.supremacy dust.figure.tank.class
  // dust.stock.tank dust.ruling.70: sixty, less the score marker of dust.setup.marker
  tank: { cost: 2, dice: 1, supremacy: 0, class: 'land', stock: 59 },
  // dust.figure.mech.cost dust.figure.mech.dice dust.figure.mech.supremacy dust.figure.mech.class dust.stock.mech
  mech: { cost: 5, dice: 2, supremacy: 1, class: 'land', stock: 20 },
  // dust.figure.fighter.cost dust.figure.fighter.dice dust.figure.fighter.supremacy dust.figure.fighter.class
  // dust.stock.fighter
  fighter: { cost: 3, dice: 1, supremacy: 1, class: 'air', stock: 20 },
  // dust.figure.bomber.cost dust.figure.bomber.dice dust.figure.bomber.supremacy dust.figure.bomber.class
  // dust.stock.bomber
  bomber: { cost: 6, dice: 2, supremacy: 1, class: 'air', stock: 15 },
  // dust.figure.submarine.cost dust.figure.submarine.dice dust.figure.submarine.class dust.stock.submarine
  submarine: { cost: 4, dice: 1, supremacy: null, class: 'sea', stock: 15 },
};

/** dust.figure.centre.cost */
export const CENTRE_COST = 6;
/** dust.prod.cost.card */
export const CARD_COST = 1;
/** dust.stock.centre.24 */
export const CENTRES = 24;

export const COST: readonly number[] = UNIT_TYPES.map((type) => FIGURES[type].cost);
export const DICE: readonly number[] = UNIT_TYPES.map((type) => FIGURES[type].dice);
/** A submarine adds none [dust.figure.submarine.no-supremacy]. */
export const SUPREMACY: readonly number[] = UNIT_TYPES.map((type) => FIGURES[type].supremacy ?? 0);
export const STOCK: readonly number[] = UNIT_TYPES.map((type) => FIGURES[type].stock);

export function noUnits(): Units {
  return [0, 0, 0, 0, 0];
}

export function countUnits(units: readonly number[]): number {
  return units[0]! + units[1]! + units[2]! + units[3]! + units[4]!;
}

export function addUnits(to: Units, more: readonly number[]): void {
  for (let type = 0; type < 5; type++) to[type] = to[type]! + more[type]!;
}

export function takeUnits(from: Units, less: readonly number[]): void {
  for (let type = 0; type < 5; type++) from[type] = from[type]! - less[type]!;
}

/** What units cost to build, as a measure of losses. */
export function worth(units: readonly number[]): number {
  let sum = 0;
  for (let type = 0; type < 5; type++) sum += units[type]! * COST[type]!;
  return sum;
}

/** Counts by name, as people and conformance files write them. */
export function unitsOf(counts: Readonly<Partial<Record<UnitType, number>>>): Units {
  return UNIT_TYPES.map((type) => counts[type] ?? 0);
}

/** Counts by name without the zeros, as views and events show them. */
export function namedUnits(units: readonly number[]): Partial<Record<UnitType, number>> {
  const named: Partial<Record<UnitType, number>> = {};
  UNIT_TYPES.forEach((type, i) => {
    if (units[i]! > 0) named[type] = units[i]!;
  });
  return named;
}
