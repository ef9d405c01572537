import { line, type Point, type Segment, type Shape } from '@dustfront/wargame/tabletop';
import { type Bounds, boundsOf, isPieceNear, listedOnce } from './bounds.ts';
import {
  banksOf,
  type Feature,
  type House,
  isAircraft,
  isInFeature,
  isInfantry,
  isVehicle,
  isVessel,
  type OpeningClass,
  type Piece,
  shapeOfFeature,
  shapeOfPiece,
  sidesOfBunker,
  solidSidesOf,
  storeyOf,
  stretchesOf,
  type Table,
  type Work,
} from './words.ts';

/** A thing that bars, or one stretch of it, and the box around it. */
export interface Bar {
  readonly id: string;
  readonly shape: Shape;
  readonly bounds: Bounds;
}

const barOf = (id: string, shape: Shape): Bar => ({ id, shape, bounds: boundsOf(shape) });

/** dt14.table.way: whom an opening lets pass. */
function passes(piece: Piece, opening: OpeningClass): boolean {
  if (isInfantry(piece) || opening === 'huge') return true;
  return opening === 'large' && isVehicle(piece) && (piece.size === 'light' || piece.size === 'normal');
}

const stretchBars = (id: string, sides: readonly Segment[]): Bar[] =>
  sides.map(([from, to]) => barOf(id, line(from, to)));

/** Terrain that is no deep water, wherever it lies (dt14.equip.naval.only). */
const LAND: readonly Feature['kind'][] = ['wood', 'rubble', 'water', 'wire', 'trench', 'crater'];

/** dt14.table.way, dt14.table.vessel: what of a feature bars a piece on the ground; a vessel its banks. */
function barsOfFeature(feature: Feature, piece: Piece): Bar[] {
  const whole = (): Bar[] => [barOf(feature.id, shapeOfFeature(feature))];
  switch (feature.kind) {
    case 'block':
      return whole();
    case 'wall':
    case 'house': {
      const solid = stretchesOf(feature).filter(({ opening }) => opening === null || !passes(piece, opening));
      return stretchBars(
        feature.id,
        solid.map(({ side }) => side),
      );
    }
    case 'deep-water':
      if (isVessel(piece)) return stretchBars(feature.id, banksOf(feature));
      return isVehicle(piece) && piece.amphibious === true ? [] : whole();
    case 'tank-trap':
    case 'strongpoint':
      return isVehicle(piece) ? whole() : [];
    case 'bunker': {
      if (isVehicle(piece)) return whole();
      const { front, walls } = sidesOfBunker(feature);
      return stretchBars(feature.id, [front, ...walls]);
    }
    default:
      return isVessel(piece) && LAND.includes(feature.kind) ? whole() : [];
  }
}

const isHouse = (feature: Feature): feature is House => feature.kind === 'house';
const isBunker = (feature: Feature): feature is Work => feature.kind === 'bunker';

/** dt14.table.storeys: above the ground the whole outline of a house bars, and below its roof walls. */
function barsAbove(table: Table, storey: number): Bar[] {
  return table.features.flatMap((feature) => {
    if (isHouse(feature) && feature.storeys >= storey) {
      return stretchBars(
        feature.id,
        stretchesOf(feature).map(({ side }) => side),
      );
    }
    return [];
  });
}

/** Walls stand in the rooms below a roof, as they do on the ground; only infantry comes there. */
function wallsAbove(table: Table, house: House | null, storey: number): Bar[] {
  if (house === null || storey >= house.storeys) return [];
  return table.features.flatMap((feature) =>
    feature.kind === 'wall' ? stretchBars(feature.id, solidSidesOf(feature)) : [],
  );
}

/** What bars alike bars all pieces of one sort. */
function sortOf(piece: Piece): string {
  if (!isVehicle(piece)) return 'foot';
  const floats = isVessel(piece) ? 'vessel' : piece.amphibious === true;
  return `${piece.size === 'light' || piece.size === 'normal'}/${floats}`;
}

/** Of each feature, by sort: when one is laid or taken away all others stay. */
const barsByFeature = new WeakMap<Feature, Map<string, readonly Bar[]>>();

function knownBars(feature: Feature, piece: Piece, sort: string): readonly Bar[] {
  const sorts = barsByFeature.get(feature) ?? new Map<string, readonly Bar[]>();
  barsByFeature.set(feature, sorts);
  const found = sorts.get(sort) ?? barsOfFeature(feature, piece);
  sorts.set(sort, found);
  return found;
}

/** What bars whom, by sort. */
const barsIn = listedOnce(() => new Map<string, readonly Bar[]>());

/** dt14.table.way, dt14.table.storeys: the terrain that bars a piece on a storey. */
export function terrainBars(table: Table, piece: Piece, storey: number, house: House | null): readonly Bar[] {
  if (isAircraft(piece)) return [];
  const sorts = barsIn(table.features);
  const sort = storey === 0 ? sortOf(piece) : `${storey}/${house?.id ?? ''}`;
  const found =
    sorts.get(sort) ??
    (storey === 0
      ? table.features.flatMap((feature) => knownBars(feature, piece, sort))
      : [...barsAbove(table, storey), ...wallsAbove(table, house, storey)]);
  sorts.set(sort, found);
  return found;
}

/** Pieces are never changed in place either. */
const bodies = new WeakMap<Piece, Bar>();

export function barOfPiece(piece: Piece): Bar {
  const found = bodies.get(piece) ?? barOf(piece.id, shapeOfPiece(piece));
  bodies.set(piece, found);
  return found;
}

const bunkersIn = listedOnce((features): readonly Work[] => features.filter(isBunker));

/** The bunker in which a piece stands on the ground. */
export const bunkerAround = ({ features }: Table, { at }: Piece): Work | null =>
  bunkersIn(features).find((bunker) => isInFeature(bunker, at)) ?? null;

/** Has the other side a unit in a bunker, by half of its miniatures (dt14.table.works)? */
function isHeldAgainst({ pieces }: Table, bunker: Work, { side }: Piece): boolean {
  const enemies = pieces.filter((other) => other.side !== side && !isAircraft(other));
  const isIn = (other: Piece): boolean => isInFeature(bunker, other.at);
  return enemies.filter(isIn).some(({ unit }) => {
    const members = enemies.filter((other) => other.unit === unit);
    return 2 * members.filter(isIn).length >= members.length;
  });
}

/** dt14.fort.bunker.door-shut: doors are shut to enemies of those inside, but not from within. */
function shutDoors(table: Table, piece: Piece): readonly Bar[] {
  const bunkers = bunkersIn(table.features);
  if (bunkers.length === 0) return NO_BARS;
  return bunkers
    .filter((bunker) => !isInFeature(bunker, piece.at) && isHeldAgainst(table, bunker, piece))
    .map((bunker) => barOf(bunker.id, line(...sidesOfBunker(bunker).door)));
}

const NO_BARS: readonly Bar[] = [];

/**
 * dt14.table.way: the pieces that bar a way inside a box, and the doors that are held; what is in the air bars nobody
 * on the ground.
 */
export function pieceBars(table: Table, piece: Piece, storey: number, within: Bounds): Bar[] {
  if (isAircraft(piece)) return [];
  const rolls = isVehicle(piece);
  const bars: Bar[] = [];
  for (const other of table.pieces) {
    if (other.side === piece.side && !(rolls && isVehicle(other))) continue;
    if (!isPieceNear(other, within) || other.unit === piece.unit) continue;
    if (!isAircraft(other) && storeyOf(other) === storey) bars.push(barOfPiece(other));
  }
  if (storey === 0) bars.push(...shutDoors(table, piece));
  return bars;
}

/** The house whose outline a point lies in, if it has that storey, its roof included. */
export function houseAt(table: Table, point: Point, storey: number): House | null {
  const found = table.features
    .filter(isHouse)
    .find((house) => house.storeys >= storey && isInFeature(house, point));
  return found ?? null;
}
