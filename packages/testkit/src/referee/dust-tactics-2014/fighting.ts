/** Dice, saves and losses of 2013/14 (rulings, section 10). */

import { fortOf, has, isInfantry, isVehicle, type Line, type Table, type Unit } from './table.ts';
import { column } from './targets.ts';

/** Miniatures of a unit with its heroes; a support weapon counts as many as its track is long. */
export function figures(table: Table, unit: Unit): number {
  const own = (one: Unit) => {
    if (one.card.kind === 'squad') return one.soldiers.length;
    return one.card.kind === 'support' ? one.card.track : 1;
  };
  return (
    own(unit) +
    table.units.filter((hero) => hero.joined === unit.name).reduce((sum, hero) => sum + own(hero), 0)
  );
}

export interface Volley {
  /** Weapons that fire, boxes that each marks, and whether the salvo is spent. */
  readonly count: number;
  readonly rounds: number;
  readonly salvo: boolean;
}

export function dice(table: Table, line: Line, { count, rounds, salvo }: Volley, target: Unit): number {
  const cell = line.cells[column(target)];
  if (!cell) return 0;
  return count * rounds * (salvo ? 2 : 1) * (cell.dice + cell.blast * figures(table, target));
}

const isF = (face: number): boolean => face < 2;
const isS = (face: number): boolean => face >= 4;

/** Which faces save a unit from a ranged line, or null where there is no save; works are left out. */
export function save(
  table: Table,
  line: Line,
  target: Unit,
  isInCover: boolean,
): ((face: number) => boolean) | null | 'works' {
  if (isInfantry(target) && target.floor === 0 && fortOf(table, target.at)) return 'works';
  if (line.rules.includes('flame')) return null;
  const isCoverLeft = isInCover && !line.rules.includes('grenade') && !line.rules.includes('phaser');
  if (isVehicle(target)) return isCoverLeft ? isF : null;
  if (!isInfantry(target)) return null;
  const isTough = has(target, 'zombie') || has(target, 'steel-guard');
  return isTough || isCoverLeft ? (face) => isF(face) || isS(face) : isF;
}
