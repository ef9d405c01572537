/** Places on a table that could matter: edges of ranges, flanks, contact, cover, what hides, goals, the way back. */
import type { TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import { type Feature, fieldOf, isInFeature, pointAt, spotAt } from '@dustfront/dust-tactics-2014/query';
import type { Interest, Threat } from '../where.ts';
import { apart, around, asFarAs, extentOf, middleOf, type Point, startFor, towards } from './points.ts';

const COVERING: readonly Feature['kind'][] = [
  'wood',
  'rubble',
  'crater',
  'house',
  'trench',
  'strongpoint',
  'bunker',
];
const LOW: readonly Feature['kind'][] = ['crate', 'tank-trap', 'low-wall'];
const HIDING: readonly Feature['kind'][] = ['block', 'wall', 'house', 'wood'];

/** Just inside a range, from middle to middle. */
const INSIDE = 10;
const TOUCHING = 40;
/** Just behind something low or high, and how far outside of the enemy's reach. */
const BEHIND = 35;
const OUTSIDE = 60;
/** To the flanks of an enemy, in headings. */
const FLANKS = [0, 7, -7, 14, -14];
const REAR = [32, 24, -24];
/** Places nearer to each other than this are one. */
const ALIKE = 40;

/** How many of each kind are wanted. */
interface Wanted {
  readonly strike: number;
  readonly goal: number;
  readonly cover: number;
  readonly hide: number;
  readonly back: number;
}

const WIDELY: Wanted = { strike: 7, goal: 2, cover: 4, hide: 2, back: 1 };
const NARROWLY: Wanted = { strike: 3, goal: 1, cover: 1, hide: 1, back: 0 };

/** Where one stands to strike at an enemy: at the edges of ranges and in contact, from all sides but his front. */
function strikingAt(from: Point, { at, facing, turns, ranges }: Threat): Point[] {
  const foe = pointAt(at);
  const ahead: Point = towards(foe, from, 100);
  const behind = turns ? around(foe, [foe[0] + 100, foe[1]], facing) : ahead;
  const sides = [
    ...FLANKS.map((headings) => around(foe, ahead, headings)),
    ...(turns ? REAR.map((headings) => around(foe, behind, headings)) : []),
  ];
  return ranges.flatMap((range) => {
    const distance = range === 0 ? TOUCHING : 100 * range - INSIDE;
    return sides.map((side) => towards(foe, side, distance));
  });
}

const nearestOf = (from: Point, threats: readonly Threat[]): Threat | null =>
  threats.reduce<Threat | null>(
    (best, one) =>
      best === null || apart(from, pointAt(one.at)) < apart(from, pointAt(best.at)) ? one : best,
    null,
  );

/** The far side of something, as an enemy sees it. */
const behindOf = (feature: Feature, foe: Point, deep: number): Point => {
  const middle = middleOf(feature);
  return towards(foe, middle, apart(foe, middle) + deep);
};

function covering(features: readonly Feature[], from: Point, foe: Point): Point[] {
  return features.flatMap((feature): Point[] => {
    if (LOW.includes(feature.kind)) return [behindOf(feature, foe, BEHIND)];
    if (!COVERING.includes(feature.kind)) return [];
    const middle = middleOf(feature);
    const [least] = extentOf(feature);
    const inside = [middle, towards(middle, foe, 0.6 * least), towards(middle, from, 0.6 * least)];
    return inside.filter((point) => isInFeature(feature, point));
  });
}

const hiding = (features: readonly Feature[], foe: Point): Point[] =>
  features.flatMap((feature): Point[] =>
    HIDING.includes(feature.kind) ? [behindOf(feature, foe, extentOf(feature)[0] + BEHIND)] : [],
  );

const ROUND = Array.from({ length: 8 }, (_, n) => n * 8);

/** The best of a list that can be reached, no two alike. */
function best(
  points: readonly Point[],
  count: number,
  worth: (point: Point) => number,
  reaches: (point: Point) => boolean,
  taken: Point[],
): void {
  let left = count;
  const ranked = points.map((point) => ({ point, worth: worth(point) })).sort((a, b) => b.worth - a.worth);
  for (const { point } of ranked) {
    if (left === 0) return;
    if (taken.some((one) => apart(one, point) < ALIKE) || !reaches(point)) continue;
    taken.push(point);
    left--;
  }
}

/** Points to which a unit could go and which could be worth it, by reasons, a few of each. */
export function candidates(
  state: TacticsState,
  unit: Unit,
  length: number,
  interest: Interest,
  wide: boolean,
  reaches: (at: Point) => boolean,
): readonly Point[] {
  const { features, width, height } = fieldOf(state);
  const { threats, goals } = interest;
  const start = startFor(state, unit);
  const middle: Point = [width / 2, height / 2];
  const from = start(middle);
  const nearest = nearestOf(from, threats);
  const foe = nearest === null ? middle : pointAt(nearest.at);
  const isOn = ([x, y]: Point): boolean => x > 0 && y > 0 && x < width && y < height;
  const within = (point: Point): Point => asFarAs(start(point), point, length);
  const all = (points: readonly Point[]): Point[] => points.map(within).filter(isOn);
  const near = (points: readonly Point[]): Point[] =>
    points.filter((point) => isOn(point) && apart(start(point), point) <= length);
  const worth = (point: Point): number => interest.worth(spotAt(point));
  const wanted = wide ? WIDELY : NARROWLY;
  const taken: Point[] = [];
  const round = ROUND.map((headings) => around(from, towards(from, foe, length), headings));
  const outside = nearest === null ? [] : [towards(foe, from, 100 * nearest.reach + OUTSIDE)];
  best(all(threats.flatMap((threat) => strikingAt(from, threat))), wanted.strike, worth, reaches, taken);
  best(all(goals.map(pointAt)), wanted.goal, worth, reaches, taken);
  best(near(covering(features, from, foe)), wanted.cover, worth, reaches, taken);
  best(near([...hiding(features, foe), ...outside]), wanted.hide, worth, reaches, taken);
  best(
    near([towards(from, foe, -length), ...round]),
    wanted.back + (taken.length === 0 ? 2 : 0),
    worth,
    reaches,
    taken,
  );
  return taken;
}
