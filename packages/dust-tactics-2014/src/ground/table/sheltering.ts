/** What gives cover to those who stand somewhere: for eyes. Whether they are covered is decided in `cover.ts`. */
import type { Point } from '@dustfront/wargame/tabletop';
import { hiding } from './barred.ts';
import { covers, isBehind } from './cover.ts';
import { sightlineOf } from './sight.ts';
import {
  type Feature,
  HULL_POINTS,
  type HullPoint,
  isVehicle,
  type Piece,
  pointOfHull,
  storeyOf,
  type Table,
} from './words.ts';

/** Where a piece may be covered: at its centre, or at the corners of its hull. */
const pointsOf = (piece: Piece): readonly (HullPoint | 'centre')[] =>
  isVehicle(piece) ? HULL_POINTS : ['centre'];

const spotOf = (piece: Piece, point: HullPoint | 'centre'): Point =>
  isVehicle(piece) ? pointOfHull(piece, point) : piece.at;

/** What covers a point of a piece from one who fires: what it stands in, what it is behind, what touches the line. */
function sheltersOf(
  table: Table,
  bearer: Piece,
  target: Piece,
  point: HullPoint | 'centre',
): readonly string[] {
  const end = spotOf(target, point);
  const inside = table.features.filter((one) => covers(one, bearer, target, end));
  if (inside.length > 0) return inside.map(({ id }) => id);
  const low = table.features.filter((one) => storeyOf(target) === 0 && isBehind(one, [bearer.at, end]));
  if (low.length > 0) return low.map(({ id }) => id);
  const sightline = sightlineOf(table, bearer, target, { point });
  return sightline.open ? [...sightline.left, ...sightline.right, ...sightline.along] : hiding(sightline);
}

/** The feature or hull that covers most of a unit's miniatures from somebody; null where nothing does. */
export function shelterFrom(
  table: Table,
  bearers: readonly Piece[],
  members: readonly Piece[],
): string | null {
  const counts = new Map<string, number>();
  for (const member of members) {
    const found = new Set(
      bearers.flatMap((bearer) =>
        pointsOf(member).flatMap((point) => sheltersOf(table, bearer, member, point)),
      ),
    );
    for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a)[0];
  return most?.[0] ?? null;
}

/** The feature in which most of a unit's miniatures stand covered, whoever fires; null where there is none. */
export function shelterAround(table: Table, members: readonly Piece[]): string | null {
  const covered = (feature: Feature): number =>
    members.filter((one) => pointsOf(one).some((point) => covers(feature, one, one, spotOf(one, point))))
      .length;
  const counted = table.features.map((feature) => ({ id: feature.id, count: covered(feature) }));
  const most = counted.sort((a, b) => b.count - a.count)[0];
  return most === undefined || most.count === 0 ? null : most.id;
}
