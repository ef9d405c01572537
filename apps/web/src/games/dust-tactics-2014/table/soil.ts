import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { apart, centreOf, curveThrough, isInside, offLine, pathOf, scatter } from './geometry.ts';
import { tracksOn } from './track.ts';

/** A soft patch: its middle, and how far it reaches to both sides. */
export type Patch = readonly [x: number, y: number, rx: number, ry: number];

/** What the ground looks like, as paths: nothing of it counts. */
export interface Soil {
  readonly tracks: string;
  /** Earth around water, dry and wet, and the reeds in it. */
  readonly banks: string;
  readonly mud: string;
  readonly reeds: string;
  /** Where grass grows, and where the earth is bare: soft patches. */
  readonly lush: readonly Patch[];
  readonly bare: readonly Patch[];
  readonly tufts: string;
  readonly stones: string;
  readonly rubble: string;
}

/** Places about so far apart all over the table, the same every time; so many of them are left out. */
function* spread(
  width: number,
  height: number,
  step: number,
  few: number,
): Generator<readonly [Spot, number]> {
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const luck = scatter(x, y, 11);
      if (luck < few) continue;
      yield [
        [x + (scatter(x, y, 12) - 0.5) * step * 0.8, y + (scatter(x, y, 13) - 0.5) * step * 0.8],
        (luck - few) / (1 - few),
      ];
    }
}

/** Something that grew: three patches that run into each other, never twice the same. */
const patches = ([x, y]: Spot, size: number): readonly Patch[] =>
  [0, 1, 2].map((n): Patch => {
    const luck = (of: number): number => scatter(x, y, of + 20 + n * 3);
    const r = size * (0.8 + 0.7 * luck(0));
    return [
      Math.round(x + (luck(1) - 0.5) * size * 1.7),
      Math.round(y + (luck(2) - 0.5) * size * 1.3),
      Math.round(r * 1.3),
      Math.round(r * 0.85),
    ];
  });

/** Three blades of grass. */
const tuft = ([x, y]: Spot, luck: number): string => {
  const [left, up] = [Math.round(x), Math.round(y)];
  const tall = Math.round(7 + luck * 6);
  return `M${left} ${up}q2-${tall - 4} 1-${tall}m3 ${tall}q0-5 4-${tall - 2}m-8 ${tall - 2}q-1-4-4-${tall - 4}`;
};

/** A pebble, or a brick that fell. */
function pebble([x, y]: Spot, size: number): string {
  const corners = [0.1, 0.9, 1.6, 2.6, 3.4, 4.2, 5.3].map((angle, n): Spot => {
    const r = size * (0.7 + 0.5 * scatter(x, y, n + 40));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8];
  });
  return pathOf(corners, true);
}

const covers: ReadonlySet<string> = new Set(['house', 'block', 'bunker', 'strongpoint', 'crater', 'trench']);
const isWater = (kind: string): boolean => kind.endsWith('water');

const lies = (features: readonly FeatureModel[], at: Spot): boolean =>
  features.some(({ kind, points }) => (covers.has(kind) || isWater(kind)) && isInside(points, at));

const isNearWay = (tracks: readonly (readonly Spot[])[], at: Spot, room: number): boolean =>
  tracks.some((way) => way.some((to, n) => n > 0 && offLine(at, way[n - 1]!, to) < room));

interface Shore {
  readonly at: Spot;
  /** Straight away from the water, one millimetre. */
  readonly out: Spot;
}

/** Places along the edge of water, about so far apart. */
function shoreOf(points: readonly Spot[], step: number): readonly Shore[] {
  const sides = points.map((from, n) => [from, points[(n + 1) % points.length]!] as const);
  const twice = sides.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
  return sides.flatMap(([from, to]): readonly Shore[] => {
    const length = apart(from, to);
    if (length === 0) return [];
    const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const out: Spot = twice > 0 ? [v, -u] : [-v, u];
    const many = Math.max(1, Math.round(length / step));
    return Array.from({ length: many + 1 }, (_, n): Shore => {
      const along = (length * n) / many;
      return { at: [from[0] + u * along, from[1] + v * along], out };
    });
  });
}

const beyond = ({ at: [x, y], out: [u, v] }: Shore, far: number): Spot => [x + u * far, y + v * far];

/** Earth that the water has left, wider here and narrower there. */
const bank = (points: readonly Spot[], least: number, most: number): string =>
  curveThrough(
    shoreOf(points, 34).map((one) => beyond(one, least + (most - least) * scatter(...one.at, 61))),
    true,
  );

const reedsAt = (points: readonly Spot[]): string =>
  shoreOf(points, 20)
    .filter(({ at }) => scatter(...at, 62) > 0.62)
    .map((one) => tuft(beyond(one, 5 + 9 * scatter(...one.at, 63)), 0.5 + scatter(...one.at, 64)))
    .join('');

/** What fell from walls lies beside them. */
function fallen(features: readonly FeatureModel[]): string {
  const pieces: string[] = [];
  for (const { kind, stretches } of features) {
    if (kind !== 'wall' && kind !== 'house') continue;
    for (const { from, to, opening } of stretches) {
      const length = apart(from, to);
      if (opening !== null || length < 20) continue;
      const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      for (let along = 12; along < length; along += 26) {
        const luck = scatter(from[0] + along * u, from[1] + along * v, 31);
        if (luck < 0.45) continue;
        const off = (scatter(along, from[0], 32) < 0.5 ? -1 : 1) * (12 + luck * 14);
        pieces.push(
          pebble([from[0] + along * u - off * v, from[1] + along * v + off * u], 2.4 + (luck - 0.45) * 7),
        );
      }
    }
  }
  return pieces.join('');
}

/** Worn earth around what is dug or stands in the open. */
const worn = (features: readonly FeatureModel[]): readonly Patch[] =>
  features
    .filter(
      ({ kind, points }) => points.length > 2 && (kind === 'house' || kind === 'crater' || kind === 'block'),
    )
    .flatMap(({ points }) => {
      const centre = centreOf(points);
      return patches(centre, Math.max(...points.map((one) => apart(one, centre))));
    });

/** The ground of a table, by what stands on it. */
export function soilOf(width: number, height: number, features: readonly FeatureModel[]): Soil {
  const ways = tracksOn(width, height, features);
  const open = (at: Spot): boolean => !lies(features, at) && !isNearWay(ways, at, 30);
  const of = <T>(from: Iterable<T>, draw: (one: T) => string | null): string =>
    [...from].map((one) => draw(one) ?? '').join('');
  const waters = features.filter(({ kind }) => isWater(kind)).map(({ points }) => points);
  return {
    banks: waters.map((points) => bank(points, 9, 26)).join(''),
    mud: waters.map((points) => bank(points, 4, 11)).join(''),
    reeds: waters.map(reedsAt).join(''),
    tracks: ways.map((way) => curveThrough(way, false)).join(''),
    lush: [...spread(width, height, 190, 0.4)].flatMap(([at, luck]) => patches(at, 46 + luck * 60)),
    bare: [
      ...[...spread(width, height, 310, 0.5)].flatMap(([at, luck]) => patches(at, 46 + luck * 50)),
      ...worn(features),
    ],
    tufts: of(spread(width, height, 58, 0.62), ([at, luck]) => (open(at) ? tuft(at, luck) : null)),
    stones: of(spread(width, height, 92, 0.72), ([at, luck]) =>
      lies(features, at) ? null : pebble(at, 2 + luck * 3),
    ),
    rubble: fallen(features),
  };
}
