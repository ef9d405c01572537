/** A place on a table as one would point it out: what one stands in or behind, and where on the table that is. */
import type { TacticsState } from '@dustfront/dust-tactics-2014';
import {
  type Feature,
  type Field,
  fieldOf,
  isInFeature,
  marksThatCount,
  pointAt,
  shapeOfFeature,
} from '@dustfront/dust-tactics-2014/query';
import type { Message } from '@dustfront/kernel';
import { areWithin, line } from '@dustfront/wargame/tabletop';
import { because } from '../../player.ts';
import { apart, middleOf, type Point, towards } from './points.ts';

const IN: readonly Feature['kind'][] = [
  'house',
  'bunker',
  'strongpoint',
  'trench',
  'wood',
  'crater',
  'rubble',
  'smoke',
  'water',
];
const BEHIND: readonly Feature['kind'][] = [
  'low-wall',
  'crate',
  'tank-trap',
  'wall',
  'block',
  'house',
  'wood',
];
/** How near something is that one stands behind, or an objective that is worth naming. */
const CLOSE = 90;
const NEAR = 250;
const AT = 120;

/** The parts of a table as on a map, north above. */
function partOf({ width, height }: Field, [x, y]: Point): string {
  const third = (n: number, of: number): number => Math.min(2, Math.floor((3 * n) / of));
  const parts = ['nw', 'n', 'ne', 'w', 'middle', 'e', 'sw', 's', 'se'];
  return parts[3 * third(y, height) + third(x, width)]!;
}

const nearestTo = (at: Point, features: readonly Feature[]): Feature | null =>
  features.reduce<Feature | null>(
    (best, one) => (best === null || apart(middleOf(one), at) < apart(middleOf(best), at) ? one : best),
    null,
  );

/** Whether something stands between a point and an enemy, close to the point. */
const hides = (feature: Feature, at: Point, foe: Point): boolean =>
  areWithin(line(at, towards(at, foe, CLOSE)), shapeOfFeature(feature), 0);

/** What one stands in, or what stands between one and the enemy. */
function shelterAt({ features }: Field, at: Point, foe: Point | null): Message {
  for (const kind of IN)
    if (features.some((one) => one.kind === kind && isInFeature(one, at))) return because(`ai.in.${kind}`);
  if (foe !== null)
    for (const kind of BEHIND)
      if (features.some((one) => one.kind === kind && hides(one, at, foe)))
        return because(`ai.behind.${kind}`);
  return because('ai.in.open');
}

/** "in the north-west" */
export const partInWords = (state: TacticsState, spot: number): Message =>
  because(`ai.part.${partOf(fieldOf(state), pointAt(spot))}`);

/** "into the wood in the north-west", "behind the wall by the objective in the east": said with two texts. */
export function placeInWords(
  state: TacticsState,
  spot: number,
  foe: number | null,
): { readonly where: Message; readonly part: Message } {
  const field = fieldOf(state);
  const at = pointAt(spot);
  const marker = nearestTo(at, marksThatCount(state));
  const far = marker === null ? Number.POSITIVE_INFINITY : apart(middleOf(marker), at);
  const where = shelterAt(field, at, foe === null ? null : pointAt(foe));
  const inTheOpen = where.key === 'ai.in.open';
  if (marker !== null && far <= AT && inTheOpen)
    return { where: because('ai.in.marker'), part: because(`ai.part.${partOf(field, middleOf(marker))}`) };
  if (marker !== null && far <= NEAR)
    return {
      where,
      part: because('ai.by-marker', { part: because(`ai.part.${partOf(field, middleOf(marker))}`) }),
    };
  return { where, part: because(`ai.part.${partOf(field, at)}`) };
}
