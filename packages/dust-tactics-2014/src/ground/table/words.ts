import {
  area,
  type Corners,
  disc,
  hullCorners,
  line,
  type Point,
  placeIn,
  type Segment,
  type Shape,
  sidesOf,
} from '@dustfront/wargame/tabletop';

/** How wide an opening is: for infantry; also for light and normal vehicles; for all. */
export type OpeningClass = 'small' | 'large' | 'huge';

/** The stretch between two corners that follow one another. */
export type Opening = readonly [from: number, to: number, wide: OpeningClass];

export type AreaKind =
  | 'wood'
  | 'rubble'
  | 'water'
  | 'wire'
  | 'deep-water'
  | 'block'
  | 'crate'
  | 'tank-trap'
  | 'trench'
  | 'crater'
  | 'mines'
  | 'place';

interface Named {
  readonly id: string;
}

export interface Ground extends Named {
  readonly kind: AreaKind;
  readonly outline: readonly Point[];
}

export interface House extends Named {
  readonly kind: 'house';
  readonly outline: readonly Point[];
  readonly openings: readonly Opening[];
  readonly storeys: number;
  /** False where nobody may stand on the roof. */
  readonly roof?: boolean;
}

export interface Wall extends Named {
  readonly kind: 'wall';
  readonly line: readonly Point[];
  readonly openings: readonly Opening[];
}

export interface LowWall extends Named {
  readonly kind: 'low-wall';
  readonly line: readonly Point[];
}

export interface Work extends Named {
  readonly kind: 'bunker' | 'strongpoint';
  readonly at: Point;
  readonly heading: number;
}

export interface Spot extends Named {
  readonly kind: 'smoke' | 'marker';
  readonly at: Point;
  /** The last turn in which smoke stands. */
  readonly until?: number;
}

/** What stands or lies on a table. */
export type Feature = Ground | House | Wall | LowWall | Work | Spot;

export type VehicleSize = 'light' | 'normal' | 'large' | 'huge';
export type Drive = 'walker' | 'wheels' | 'half-track' | 'tracks' | 'vessel';

interface Standing extends Named {
  readonly unit: string;
  readonly side: string;
  readonly at: Point;
  readonly storey?: number;
}

/** A miniature on a round base. */
export interface Base extends Standing {
  readonly kind: 'infantry' | 'hero' | 'support' | 'aircraft';
  readonly radius: number;
  /** Where an aircraft looks. */
  readonly heading?: number;
}

export interface Hull extends Standing {
  readonly kind: 'vehicle';
  readonly length: number;
  readonly width: number;
  readonly heading: number;
  readonly size: VehicleSize;
  readonly drive: Drive;
  readonly amphibious?: boolean;
}

export type Piece = Base | Hull;

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly features: readonly Feature[];
}

/** A table without its pieces, as a match keeps it. It is never changed in place. */
export type Field = Omit<Table, 'pieces'>;

/** Where a miniature stands: its centre, its storey, and the heading of a hull or an aircraft. */
export type Stand = readonly [x: number, y: number, storey: number, heading: number];

/** A stretch of an edge, in millimetres from its left or upper end. */
export type Gates = readonly [from: number, to: number];

export const SMOKE_RADIUS = 50;
/** A storey more or less, in millimetres of distance and of movement. */
export const STOREY = 100;
const WORK = { length: 100, width: 100 };
const DOOR = { length: 100, width: 30 };
/** Sight looks at corners drawn in by this much, so that a hull that touches a wall is not seen through it. */
const DRAWN_IN = 2;

export const storeyOf = (piece: Piece): number => piece.storey ?? 0;
export const isVehicle = (piece: Piece): piece is Hull => piece.kind === 'vehicle';
export const isAircraft = (piece: Piece): boolean => piece.kind === 'aircraft';
export const isVessel = (piece: Piece): boolean => isVehicle(piece) && piece.drive === 'vessel';
/** Only they look in one direction. */
export const hasHeading = (piece: Piece): boolean => isVehicle(piece) || isAircraft(piece);
export const isInfantry = (piece: Piece): boolean => !isVehicle(piece) && !isAircraft(piece);

/** Half as wide as the strip that a piece sweeps. */
export const sweepOf = (piece: Piece): number => (isVehicle(piece) ? piece.width / 2 : piece.radius);

/** No point of a piece is farther from its centre, however its corners were rounded. */
export const spanOf = (piece: Piece): number =>
  isVehicle(piece) ? (piece.length + piece.width) / 2 : piece.radius;

/** A piece covers the disc of this radius around its centre, however its corners were rounded. */
export const coreOf = (piece: Piece): number =>
  isVehicle(piece) ? Math.min(piece.length, piece.width) / 2 - 3 : piece.radius;

/** dt14.table.hull */
export const cornersOfHull = (hull: Hull, drawnIn = 0): Corners =>
  hullCorners(hull.at, { length: hull.length / 2 - drawnIn, width: hull.width / 2 - drawnIn }, hull.heading);

/** Hulls and features are never changed in place, so that their shapes are found once. */
const shapes = new WeakMap<Feature, Shape>();
const outlines = new WeakMap<Hull, Corners>();
const drawnIns = new WeakMap<Hull, Corners>();

function outlineIn(known: WeakMap<Hull, Corners>, hull: Hull, drawnIn: number): Corners {
  let found = known.get(hull);
  if (found === undefined) {
    found = cornersOfHull(hull, drawnIn);
    known.set(hull, found);
  }
  return found;
}

export const outlineOfHull = (hull: Hull): Corners => outlineIn(outlines, hull, 0);

export const shapeOfPiece = (piece: Piece): Shape =>
  isVehicle(piece) ? area(outlineOfHull(piece)) : disc(piece.at, piece.radius);

/** The shape of a piece wherever it is put. */
export function shapesOf(piece: Piece): (at: Point) => Shape {
  if (!isVehicle(piece)) return (at) => disc(at, piece.radius);
  const [x, y] = piece.at;
  const around = cornersOfHull(piece).map(([left, top]): Point => [left - x, top - y]);
  return (at) => area(around.map(([right, down]): Point => [at[0] + right, at[1] + down]));
}

export type HullPoint = 'front-left' | 'front-right' | 'rear-right' | 'rear-left';
export const HULL_POINTS: readonly HullPoint[] = ['front-left', 'front-right', 'rear-right', 'rear-left'];

/** Where a line to a hull may end. */
export function pointOfHull(hull: Hull, point: HullPoint | 'centre'): Point {
  if (point === 'centre') return hull.at;
  return outlineIn(drawnIns, hull, DRAWN_IN)[HULL_POINTS.indexOf(point)] ?? hull.at;
}

export const isWork = (feature: Feature): feature is Work =>
  feature.kind === 'bunker' || feature.kind === 'strongpoint';

export const cornersOfWork = (work: Work): Corners => hullCorners(work.at, WORK, work.heading);

/** The outline of a feature that has one. */
export function outlineOf(feature: Feature): readonly Point[] | null {
  if ('outline' in feature) return feature.outline;
  if (!isWork(feature)) return null;
  const shape = shapeOfFeature(feature);
  return shape.form === 'area' ? shape.corners : null;
}

/** The sides of an outline that lies on the ground. */
export const banksOf = ({ outline }: Ground): readonly Segment[] => sidesOf(area(outline));

export function shapeOfFeature(feature: Feature): Shape {
  let found = shapes.get(feature);
  if (found === undefined) {
    found = drawnShape(feature);
    shapes.set(feature, found);
  }
  return found;
}

function drawnShape(feature: Feature): Shape {
  if (feature.kind === 'smoke') return disc(feature.at, SMOKE_RADIUS);
  if (feature.kind === 'marker') return disc(feature.at, 0);
  if (feature.kind === 'wall' || feature.kind === 'low-wall') return line(...feature.line);
  if (isWork(feature)) return area(cornersOfWork(feature));
  return area('outline' in feature ? feature.outline : []);
}

export interface Stretch {
  readonly side: Segment;
  /** Null where it is solid. */
  readonly opening: OpeningClass | null;
}

const stretches = new WeakMap<Wall | House, readonly Stretch[]>();

/** The stretches of a wall, or of the sides of a house. */
export function stretchesOf(feature: Wall | House): readonly Stretch[] {
  const found = stretches.get(feature) ?? drawnStretches(feature);
  stretches.set(feature, found);
  return found;
}

function drawnStretches(feature: Wall | House): Stretch[] {
  const shape = feature.kind === 'wall' ? line(...feature.line) : area(feature.outline);
  return sidesOf(shape).map((side, from) => {
    const opening = feature.openings.find(([start]) => start === from);
    return { side, opening: opening?.[2] ?? null };
  });
}

const solids = new WeakMap<Wall | House, readonly Segment[]>();

/** The sides of them that are no openings. */
export function solidSidesOf(feature: Wall | House): readonly Segment[] {
  const found =
    solids.get(feature) ??
    stretchesOf(feature).flatMap(({ side, opening }) => (opening === null ? [side] : []));
  solids.set(feature, found);
  return found;
}

/** The sides of a bunker: the slit before, and behind the door between two pieces of wall. */
export function sidesOfBunker(bunker: Work): { front: Segment; door: Segment; walls: Segment[] } {
  const [frontLeft, frontRight, rearRight, rearLeft] = cornersOfWork(bunker);
  const [, , doorRight, doorLeft] = hullCorners(bunker.at, DOOR, bunker.heading);
  return {
    front: [frontLeft, frontRight],
    door: [doorRight, doorLeft],
    walls: [
      [frontRight, rearRight],
      [rearRight, doorRight],
      [doorLeft, rearLeft],
      [rearLeft, frontLeft],
    ],
  };
}

/** Whether a point lies in a feature, its edge included. */
export function isInFeature(feature: Feature, point: Point): boolean {
  if (feature.kind === 'smoke') {
    const [dx, dy] = [point[0] - feature.at[0], point[1] - feature.at[1]];
    return dx * dx + dy * dy <= SMOKE_RADIUS * SMOKE_RADIUS;
  }
  const outline = outlineOf(feature);
  return outline !== null && placeIn(outline, point) !== 'outside';
}
