import { rangeBetween } from '@dustfront/wargame';
import type { Ground, Kind } from './ground.ts';
import { type Aim, canSee } from './sight.ts';

/** A weapon's range: a number of squares, C for close combat, U for any distance. */
export type WeaponRange = number | 'C' | 'U';

/**
 * Whether a square lies within a weapon's range, counted as movement is (dt1.range.count, dt1.ruling.distance). Close
 * combat reaches adjacent squares only (dt1.close.adjacent, dt1.faq.close.range-c); range U has no limit (dt1.range.u).
 */
export function isInRange(ground: Ground, range: WeaponRange, from: number, to: number): boolean {
  if (range === 'U') return true;
  return rangeBetween(ground.grid, from, to) <= (range === 'C' ? 1 : range);
}

/**
 * Whether a weapon may be aimed from one square at another: each weapon by its own range (dt1.range.own), and
 * always in line of sight (dt1.range.needs-sight, dt1.range.u.sight).
 */
export function canAim(
  ground: Ground,
  range: WeaponRange,
  shooter: Kind,
  aim: Aim,
  from: number,
  to: number,
): boolean {
  return isInRange(ground, range, from, to) && canSee(ground, shooter, aim, from, to);
}
