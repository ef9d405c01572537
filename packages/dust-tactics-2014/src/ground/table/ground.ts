import { overlaps } from '@dustfront/wargame/tabletop';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, leaderOf } from '../../units.ts';
import type { Ground, Works } from '../ground.ts';
import { leastBetween, worksIn } from './bounds.ts';
import { control, engineering } from './control.ts';
import { isSheltered } from './cover.ts';
import { byMiniature, covered, hasOpenGun, inArcs, POINT, touches } from './firing.ts';
import { gapOfLists } from './gap.ts';
import { landing } from './landing.ts';
import { JOINING, mayJoin } from './near.ts';
import { areUnitsWithin, boundsOfUnit, fieldOf, ownPieces, piecesOf, tableOf } from './pieces.ts';
import { seesPiece } from './sight.ts';
import { smoke } from './smoke.ts';
import { footingOf } from './stand.ts';
import { isInFeature, type Piece, shapeOfPiece, storeyOf, type Work } from './words.ts';

function apartFrom(state: TacticsState, from: Unit): (to: Unit) => number {
  const mine = piecesOf(state, from);
  return (to) => gapOfLists(mine, piecesOf(state, to)) / POINT;
}

function leastApartFrom(state: TacticsState, from: Unit): (to: Unit) => number {
  const mine = boundsOfUnit(state, from);
  return (to) => leastBetween(mine, boundsOfUnit(state, to)) / POINT;
}

/** dt14.table.sees: one of its miniatures sees one of the other's. */
function sightFrom(state: TacticsState, from: Unit, overVehicles: boolean): (to: Unit) => boolean {
  const table = tableOf(state);
  const eyes = piecesOf(state, from);
  return (to) =>
    piecesOf(state, to).some((piece) => eyes.some((eye) => seesPiece(table, eye, piece, overVehicles)));
}

/** dt14.table.works: the works in which at least half of its miniatures stand, those of its heroes too. */
function worksOf(state: TacticsState, unit: Unit): (Work & Works) | null {
  if (unit.place !== 'board' || isAir(unit)) return null;
  const works = worksIn(fieldOf(state).features);
  if (works.length === 0) return null;
  const pieces = piecesOf(state, leaderOf(state, unit));
  const isIn = (work: Work, piece: Piece): boolean => storeyOf(piece) === 0 && isInFeature(work, piece.at);
  const found = works.find((work) => 2 * pieces.filter((piece) => isIn(work, piece)).length >= pieces.length);
  return found ?? null;
}

/** dt14.table.slit: the front arc from the centre of the bunker. */
function slitBears(state: TacticsState, shooter: Unit, target: Unit): boolean {
  const works = worksOf(state, shooter);
  if (works === null) return true;
  const [piece] = ownPieces(state, shooter);
  const slit = { ...piece, kind: 'vehicle', at: works.at, heading: works.heading } as Piece;
  return piecesOf(state, target).some((one) => inArcs(slit, ['front'], one));
}

function misplaced(state: TacticsState, unit: Unit): string | null {
  const pieces = ownPieces(state, unit);
  if (pieces.length === 0 || unit.bases?.length !== pieces.length) return 'stands nowhere';
  const table = tableOf(state);
  for (const piece of pieces) {
    const { lawful, off, overlaps: met } = footingOf(table, piece);
    if (!lawful) return off ? 'hangs over the edge' : `stands on ${met.join(', ')}`;
  }
  return null;
}

/** Across the works: whoever is in one touches those at its far side. */
const ACROSS_WORKS = 3;
const CONTACT = 0.1;

/** A table measured in millimetres. */
export const table: Ground = {
  apartFrom,
  apart: (state, a, b) => apartFrom(state, a)(b),
  leastApartFrom,
  within: (state, a, b, range) => areUnitsWithin(state, a, b, Math.round(range * POINT)),
  sightFrom,
  sees: (state, from, to, overVehicles = false) => sightFrom(state, from, overVehicles)(to),
  covered,
  shelters: (state, unit) => !isAir(unit) && (unit.dug || isSheltered(tableOf(state), piecesOf(state, unit))),
  bears: (state, shooter, mount, target) => {
    const [piece] = piecesOf(state, shooter);
    if (piece === undefined) return false;
    const mounts = mount === 'all' || mount === 'turret' || mount === 'crew' ? null : [mount];
    return piecesOf(state, target).some((one) => inArcs(piece, mounts, one));
  },
  slitBears,
  touches,
  farthestTouch: (state) => (worksIn(fieldOf(state).features).length > 0 ? ACROSS_WORKS : CONTACT),
  // dt14.table.join, dt14.hero.join.15cm, dt14.hero.join.sight
  together: (state, hero, unit) => {
    const [piece] = ownPieces(state, hero);
    if (piece === undefined || !areUnitsWithin(state, hero, unit, JOINING)) return false;
    return mayJoin(tableOf(state), piece, unit.name);
  },
  hangsOver: (state, aircraft, unit) => {
    const [above] = ownPieces(state, aircraft);
    const [below] = ownPieces(state, unit);
    return above !== undefined && below !== undefined && overlaps(shapeOfPiece(above), shapeOfPiece(below));
  },
  worksOf,
  flames: () => [],
  isBurnt: () => false,
  gunMayFire: hasOpenGun,
  byMiniature,
  smoke,
  engineering,
  landing,
  control,
  misplaced,
  // Nobody stands where he may not: see `misplaced`.
  crowded: () => [],
  named: (_state, at) => ({ at, w: 0 }),
  wayNamed: (_state, way) => ({ squares: way, w: 0 }),
};
