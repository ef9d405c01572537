import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { type Piece, tableOf } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import { apart, degrees, degreesOf, scatter } from './geometry.ts';

/** Nobody stands as straight as his neighbour. */
const SWAY = 24;

function nearest(from: Spot, others: readonly Piece[]): Spot | null {
  const [first, ...rest] = others.map(({ at }) => at);
  if (first === undefined) return null;
  return rest.reduce((best, at) => (apart(from, at) < apart(from, best) ? at : best), first);
}

/**
 * Where a miniature is drawn to look, in degrees: a hull along its heading; whoever looks everywhere at the nearest
 * enemy, or over the middle of the table as long as there is none. Picture only: no rule asks for it.
 */
export function facingOf(view: TacticsView, { id, at, side, heading }: Piece): number {
  if (heading !== undefined) return degrees(heading);
  const { pieces, width, height } = tableOf(view);
  const goal = nearest(
    at,
    pieces.filter((other) => other.side !== side),
  ) ?? [width / 2, height / 2];
  const number = Number(id.replace(/\D/g, ''));
  return Math.round(degreesOf(at, goal) + (scatter(number, 7, 3) - 0.5) * SWAY);
}
