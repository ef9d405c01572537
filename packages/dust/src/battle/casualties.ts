import { ALL_TYPES, COST, FIGHTER, TANK } from '../units.ts';

/** Which type must be gone first: tanks shield mechs, fighters shield bombers; the two do not mix. */
export const SHIELD: readonly number[] = [-1, TANK, -1, FIGHTER, -1];

/**
 * The types of which a unit may be destroyed now. A mech is safe behind a tank [dust.battle.casualty.tank-shields],
 * a bomber behind a fighter [dust.battle.casualty.fighter-shields]; each group on its own
 * [dust.battle.casualty.separate]. Asked again after every hit, so a shield that falls opens what it shielded
 * within the same roll [dust.battle.casualty.within-roll].
 */
export function legalCasualties(units: readonly number[]): number[] {
  return ALL_TYPES.filter((type) => {
    if (units[type]! === 0) return false;
    const shield = SHIELD[type]!;
    return shield < 0 || units[shield]! === 0;
  });
}

/** Missiles may take any unit [dust.special.missile.no-shield]. */
export function anyCasualties(units: readonly number[]): number[] {
  return ALL_TYPES.filter((type) => units[type]! > 0);
}

/** What neutrals take: the dearest unit that shielding permits [dust.battle.casualty.neutral] [dust.ruling.10]. */
export function dearestCasualty(units: readonly number[]): number {
  return legalCasualties(units).reduce((best, type) => (COST[type]! > COST[best]! ? type : best));
}

/** Hits that find a unit; the others are lost [dust.battle.hit.one-unit] [dust.ruling.u16]. */
export function effectiveHits(hits: number, units: number): number {
  return Math.min(hits, units);
}
