import type { CoreView, Unit } from '@dustfront/dust-tactics';
import { canSee, groundOf, harmsUnit, kindOf, readyLines, squaresOf } from '@dustfront/dust-tactics/query';
import { rangeBetween } from '@dustfront/wargame';
import type { RefusedAdvice } from '../advice.ts';

/** How far a weapon's range reaches in squares: C is the next one, U and A any. */
const squaresIn = (range: number | string): number =>
  typeof range === 'number' ? range : range === 'C' ? 1 : Number.POSITIVE_INFINITY;

/** The first thing in the way of a shot: sight, then armour, then range (dt1.attack.eligible). */
export function refused(view: CoreView, unit: Unit, from: number, target: Unit): RefusedAdvice {
  const ground = groundOf(view, unit);
  const own = squaresOf(view, unit, from);
  const theirs = squaresOf(view, target);
  const range = Math.min(...own.flatMap((a) => theirs.map((b) => rangeBetween(ground.grid, a, b))));
  const lines = readyLines(view, unit);
  const longest = Math.max(0, ...lines.map(({ line }) => squaresIn(line.range)));
  const most = Number.isFinite(longest) ? longest : 0;
  if (lines.length === 0) return { reason: 'spent', range, most, rule: 'dt1.attack.eligible' };
  const [kind, aim] = [kindOf(view, unit), kindOf(view, target)];
  const seen = own.some((a) => theirs.some((b) => canSee(ground, kind, aim, a, b)));
  if (!seen) return { reason: 'sight', range, most, rule: 'dt1.range.needs-sight' };
  const tooFar = lines.some(({ line }) => squaresIn(line.range) < range && harmsUnit(view, line, target));
  return tooFar
    ? { reason: 'range', range, most, rule: 'dt1.attack.eligible' }
    : { reason: 'proof', range, most, rule: 'dt1.card.weapon.dash' };
}
