/** Putting units on a table other than by moving (dt14.table.put). */
import { areWithin, line, type Point, type Segment } from '@dustfront/wargame/tabletop';
import { type Choice, only } from '../../choice.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { cardOfUnit, isAir } from '../../units.ts';
import type { LandingOn } from '../ground.ts';
import { mayComeIn } from './entering.ts';
import { berthsOf, type Edge } from './gates.ts';
import { endOf } from './march.ts';
import {
  fieldOf,
  ownPieces,
  piecesOf,
  standAt,
  standOf,
  tableOf,
  takeAway,
  waitingPieces,
} from './pieces.ts';
import { spaceOfPut, spaceOfReturning } from './placing.ts';
import { pointAt, spotAt } from './spot.ts';
import { footingOf } from './stand.ts';
import { banksOf, cornersOfHull, isAircraft, isInFeature, isVehicle, type Piece } from './words.ts';

/** A piece as numbers, and back: what is remembered of a carrier that is gone. */
function remembered(piece: Piece): number[] {
  const size = isVehicle(piece) ? [piece.length, piece.width] : [piece.radius, 0];
  return [...standOf(piece), ...size];
}

function recalled([x, y, storey, heading, long, wide]: readonly number[]): Piece {
  const at: Point = [x!, y!];
  const standing = { id: 'wreck', unit: '', side: '', at, ...(storey === 0 ? {} : { storey: storey! }) };
  return wide === 0
    ? { ...standing, kind: 'aircraft', radius: long! }
    : {
        ...standing,
        kind: 'vehicle',
        length: long!,
        width: wide!,
        heading: heading!,
        size: 'normal',
        drive: 'walker',
      };
}

/** Everything that may be answered when a unit is put beside one of these. */
function besideOf(state: TacticsState, unit: Unit, beside: readonly Piece[]) {
  const waiting = waitingPieces(unit);
  // dt14.lift.lost.place
  const beneath = waiting.some(isVehicle) && beside.every(isAircraft);
  return beside.length === 0 ? null : spaceOfPut({ table: tableOf(state), waiting, beside, beneath });
}

function put(_state: TacticsState, unit: Unit, answer: Parameters<LandingOn['put']>[2]): void {
  const waiting = waitingPieces(unit);
  if (answer.do === 'fortify') {
    standAt(
      unit,
      waiting.map((piece) => ({ ...piece, at: pointAt(answer.at) })),
    );
    return;
  }
  const { parts } = only(answer, 'stand');
  standAt(
    unit,
    waiting.map((piece, at) => endOf(piece, parts[at]!)),
  );
}

/** Men who come back, on the storey of the first of their squad unless an answer says otherwise. */
function comrades(unit: Unit, men: readonly number[]): readonly Piece[] {
  const storey = unit.bases?.[0]?.[2] ?? 0;
  const pieces = waitingPieces({ ...unit, soldiers: [...men] });
  return storey === 0 ? pieces : pieces.map((piece) => ({ ...piece, storey }));
}

/** dt14.table.returns: who comes back stands with the others. */
function returning(state: TacticsState, unit: Unit, men: readonly number[]) {
  const waiting = comrades(unit, men);
  return spaceOfReturning({ table: tableOf(state), waiting, beside: piecesOf(state, unit) });
}

function gains(unit: Unit, men: readonly number[], answer: Choice | null): void {
  const { bases, soldiers } = unit;
  if (bases === undefined || answer === null) return;
  const { parts } = only(answer, 'stand');
  const stands = new Map(soldiers.map((man, at) => [man, bases[at]!]));
  comrades(unit, men).forEach((piece, at) => {
    stands.set(men[at]!, standOf(endOf(piece, parts[at]!)));
  });
  unit.bases = [...stands.keys()].sort((a, b) => a - b).map((man) => stands.get(man)!);
  unit.at = spotAt([unit.bases[0]![0], unit.bases[0]![1]]);
}

/** Where a hero fell. */
function fellAt(state: TacticsState, hero: Unit): Piece {
  const [fell] = ownPieces(state, { ...hero, place: 'board' });
  return fell ?? { ...waitingPieces(hero)[0]!, at: pointAt(hero.at) };
}

/** dt14.table.rising: on the spot, but where somebody stands there by now. */
function rising(state: TacticsState, hero: Unit) {
  const fell = fellAt(state, hero);
  const table = tableOf(state);
  return footingOf(table, fell).lawful ? null : spaceOfPut({ table, waiting: [fell], beside: [fell] });
}

function revives(state: TacticsState, hero: Unit, answer: Choice | null): void {
  const fell = fellAt(state, hero);
  delete hero.bases;
  standAt(hero, [answer === null ? fell : endOf(fell, only(answer, 'stand').parts[0]!)]);
}

/** How near its bow is to a bank that is at land, not at the edge of the table. */
const ASHORE = 10;

/** dt14.table.vessel, dt14.sea.sunk.land: does its front lie at a bank of the water that it swims in? */
function isBeached(state: TacticsState, _vessel: Unit, stood: readonly number[]): boolean {
  const hull = recalled(stood);
  if (!isVehicle(hull)) return false;
  const { width, height, features } = fieldOf(state);
  const [left, right] = cornersOfHull(hull);
  const bow = line(left, right);
  const isEdge = ([[ax, ay], [bx, by]]: Segment): boolean =>
    (ax === bx && (ax === 0 || ax === width)) || (ay === by && (ay === 0 || ay === height));
  return features.some(
    (one) =>
      one.kind === 'deep-water' &&
      isInFeature(one, hull.at) &&
      banksOf(one).some((bank) => !isEdge(bank) && areWithin(bow, line(...bank), ASHORE)),
  );
}

/** Where a unit comes onto the table. */
function edgeOf(state: TacticsState, unit: Unit) {
  const gates = state.own?.gates?.[unit.side];
  const edge = state.edges[unit.side] as Edge;
  return { table: tableOf(state), edge, ...(gates === undefined ? {} : { gates }) };
}

export const landing: LandingOn = {
  of: (state, unit) => {
    const [piece] = piecesOf(state, unit);
    if (piece !== undefined) return remembered(piece);
    const [gone] = unit.at < 0 ? [] : waitingPieces(unit, unit.bases?.[0]?.[3] ?? 0);
    return gone === undefined ? [] : remembered({ ...gone, at: pointAt(unit.at) });
  },
  fromWreck: () => [],
  beside: (state, unit, stood) => (stood.length === 0 ? null : besideOf(state, unit, [recalled(stood)])),
  isBeached,
  besideEnemies: () => [],
  besideEnemy: (state, spy) =>
    besideOf(
      state,
      spy,
      tableOf(state).pieces.filter((piece) => piece.side !== String(spy.side)),
    ),
  mayEnter: (state, unit) =>
    mayComeIn({
      ...edgeOf(state, unit),
      waiting: waitingPieces(unit),
      stride: { length: cardOfUnit(unit).move * 100, flies: isAir(unit) },
    }),
  // dt14.ruling.naval.fielded
  couldEnter: (state, unit) =>
    cardOfUnit(unit).drive !== 'naval' ||
    state.edges[unit.side] < 0 ||
    berthsOf(edgeOf(state, unit), waitingPieces(unit)[0]!).length > 0,
  put,
  hide: put,
  keepIn: (unit, [x, y]) => {
    unit.at = spotAt([x!, y!]);
  },
  loses: takeAway,
  returning,
  gains,
  rising,
  revives,
};
