import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  distance,
  groupOf,
  inArc,
  squaresOf,
  unitSees,
} from '@dustfront/dust-tactics-2014/query';
import type { RefusedAdvice } from '../advice.ts';
import { unitOf, withUnitAt } from './table.ts';

/** The first thing in the way of a shot: range, arc, sight, in the order of an attack (dt14.attack.order). */
export function refused(view: TacticsView, unit: Unit, from: number, target: Unit): RefusedAdvice {
  const { state, unit: shooter } = withUnitAt(view, unit, from, unit.facing);
  const aimed = unitOf(state, target.name);
  const range = distance(state, shooter, aimed);
  const weapons = groupOf(state, shooter).flatMap((one) => cardOfUnit(one).weapons);
  const most = Math.max(0, ...weapons.map(({ line }) => (line.close ? 1 : line.range)));
  const within = weapons.filter(({ line }) => range <= (line.close ? 1 : line.range));
  if (weapons.length === 0) return { reason: 'spent', range, most, rule: 'dt14.target.legal' };
  if (within.length === 0) return { reason: 'range', range, most, rule: 'dt14.range.limit' };
  const far = within.filter(({ line }) => range >= line.least);
  if (far.length === 0) return { reason: 'near', range, most, rule: 'dt14.target.legal' };
  const inFront = far.some(({ mount }) => inArc(state, shooter, mount, squaresOf(state, aimed)));
  if (!inFront) return { reason: 'arc', range, most, rule: 'dt14.arc.vehicle.card' };
  if (!unitSees(state, shooter, aimed)) return { reason: 'sight', range, most, rule: 'dt14.target.legal' };
  return { reason: 'proof', range, most, rule: 'dt14.target.legal' };
}
