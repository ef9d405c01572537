/** Fire measured bearer by bearer: range, arc, sight, cover, losses, templates. */
import { isInArc, meetArea, overlaps, type Point } from '@dustfront/wargame/tabletop';
import { isAllRound } from '../../cards/mounts.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { cardOfUnit, isAir, leaderOf, unitNamed, unitOf } from '../../units.ts';
import type { Aim, ByMiniature, Check, Faced, Mark, Miniature, Shooter, Struck } from '../ground.ts';
import { leastBetween, listedOnce, worksIn } from './bounds.ts';
import { coverOf } from './cover.ts';
import { arePiecesWithin } from './gap.ts';
import { areInContact, areParted, CONTACT } from './near.ts';
import {
  areUnitsWithin,
  boundsOfUnit,
  fieldOf,
  headingOf,
  pieceFor,
  piecesOf,
  tableOf,
  whoIs,
} from './pieces.ts';
import { seesPiece } from './sight.ts';
import { blastOn, flameOn, underBlast } from './strike.ts';
import {
  type Feature,
  isAircraft,
  isInFeature,
  type Piece,
  shapeOfFeature,
  shapeOfPiece,
  type Table,
} from './words.ts';

/** A point of range or movement, in millimetres (dt14.gen.range.convert, dt14.gen.range.list). */
export const POINT = 100;

const isPiece = (piece: Piece | null): piece is Piece => piece !== null;

const isHide = (feature: Feature): feature is Hide => feature.kind === 'wood' || feature.kind === 'house';
const hidesIn = listedOnce((features) => features.filter(isHide));

/** dt14.weapon.artillery.area: guns are silent in woods and houses. */
export const isSilenced = ({ features }: Table, gun: Piece): boolean =>
  hidesIn(features).some((hide) => isInFeature(hide, gun.at));

/**
 * dt14.weapon.artillery.part-outside, dt14.weapon.artillery.not-across: a gun that stands partly in a wood or house
 * does not fire across it.
 */
export const firesAcross = (table: Table, gun: Piece, target: Point): boolean =>
  hidesOf(table, gun).some(
    (hide) => !isInFeature(hide, target) && meetArea([gun.at, target], hide.outline).crosses,
  );

type Hide = Extract<Feature, { outline: readonly Point[] }>;

/** The gun of the question before, and the woods and houses in which it stands partly. */
let hidden: { readonly features: readonly Feature[]; readonly gun: Piece; readonly hides: Hide[] } | null =
  null;

function hidesOf({ features }: Table, gun: Piece): readonly Hide[] {
  if (hidden?.gun !== gun || hidden.features !== features) {
    const shape = shapeOfPiece(gun);
    const hides = hidesIn(features).filter((hide) => overlaps(shape, shapeOfFeature(hide)));
    hidden = { features, gun, hides };
  }
  return hidden.hides;
}

/** dt14.table.arcs: from the centre of a hull to the centre of a miniature. */
export function inArcs(piece: Piece, mounts: Aim['mounts'], target: Piece): boolean {
  if (mounts === null) return true;
  const heading = headingOf(piece);
  return mounts.some((mount) => !isAllRound(mount) && isInArc(piece.at, heading, target.at, mount));
}

/** Units touch where two of their miniatures do (dt14.table.contact). */
export function touches(state: TacticsState, a: Unit, b: Unit): boolean {
  const table = fieldOf(state);
  if (worksIn(table.features).length === 0) return areUnitsWithin(state, a, b, CONTACT);
  const theirs = piecesOf(state, b);
  return piecesOf(state, a).some((one) => theirs.some((other) => areInContact(table, one, other)));
}

/** dt14.table.bearers: at one of these miniatures, none of the target being too near. */
function mayFire(
  table: Table,
  aim: Aim,
  upTo: Check,
  bearer: Piece,
  eyes: readonly Piece[],
  at: readonly Piece[],
): boolean {
  const { artillery, mounts } = aim;
  const range = aim.range * POINT;
  for (const target of at) {
    if (!arePiecesWithin(bearer, target, range)) continue;
    if (artillery && firesAcross(table, bearer, target.at)) continue;
    if (upTo !== 'range' && !inArcs(bearer, mounts, target)) continue;
    if (upTo !== 'sight') return true;
    for (const eye of eyes) if (seesPiece(table, eye, target, artillery)) return true;
  }
  return false;
}

/** Who of those who bear a weapon may use it. */
type May = (man: number) => boolean;

const NOBODY_MAY: May = () => false;
const EVERYBODY_MAY: May = () => true;

/** Asks of targets who may use a weapon on them, or on one of their miniatures. */
type Use = (target: Unit, on?: Miniature) => May;

/** Who may fire at some of the miniatures of a target. */
function shots(state: TacticsState, aim: Aim, upTo: Check): Use {
  const from = boundsOfUnit(state, aim.by);
  let table: Table | null = null;
  return (target, on) => {
    if (leastBetween(from, boundsOfUnit(state, target)) > aim.range * POINT) return NOBODY_MAY;
    table ??= tableOf(state);
    const now = table;
    const all = piecesOf(state, target);
    const at = on === undefined ? all : [pieceAt(state, on)].filter(isPiece);
    const observed = aim.watcher === aim.by ? null : piecesOf(state, aim.watcher);
    return (man) => {
      const bearer = pieceFor(state, aim.by, man);
      if (bearer === null || (aim.artillery && isSilenced(now, bearer))) return false;
      if (aim.least > 0 && all.some((one) => arePiecesWithin(bearer, one, aim.least * POINT - 1)))
        return false;
      return mayFire(now, aim, upTo, bearer, observed ?? [bearer], at);
    };
  };
}

/**
 * dt14.table.contact: nobody strikes through a wall: of two who touch one sees the other, or stands at the works that
 * the other is in.
 */
const isFoughtOut = (table: Table, ours: readonly Piece[], theirs: readonly Piece[]): boolean =>
  ours.some((one) =>
    theirs.some(
      (other) =>
        areInContact(table, one, other) &&
        (areParted(table, one, other) || seesPiece(table, one, other) || seesPiece(table, other, one)),
    ),
  );

/** Who may strike a target that somebody touches: all of a unit fight, heroes who joined too (dt14.table.contact). */
function blowAt(state: TacticsState, aim: Aim, target: Unit, upTo: Check): May {
  const leader = leaderOf(state, aim.by);
  if (!touches(state, leader, target)) return NOBODY_MAY;
  const all = piecesOf(state, target);
  if (upTo === 'sight' && !isFoughtOut(tableOf(state), piecesOf(state, leader), all)) return NOBODY_MAY;
  if (upTo === 'range' || aim.mounts === null) return EVERYBODY_MAY;
  return (man) => {
    const bearer = pieceFor(state, aim.by, man);
    return bearer !== null && all.some((piece) => inArcs(bearer, aim.mounts, piece));
  };
}

const useOf = (state: TacticsState, aim: Aim, upTo: Check): Use =>
  aim.close ? (target) => blowAt(state, aim, target, upTo) : shots(state, aim, upTo);

const bearers: ByMiniature['bearers'] = (state, aim, target, upTo, on) =>
  aim.men.filter(useOf(state, aim, upTo)(target, on));

function mayBear(state: TacticsState, aim: Aim, upTo: Check): (target: Unit, on?: Miniature) => boolean {
  const use = useOf(state, aim, upTo);
  return (target, on) => aim.men.some(use(target, on));
}

const HIMSELF: readonly number[] = [-1];

/** Those who bear what is fired; whoever has no men bears it himself, without the heroes beside him. */
const shooters = (state: TacticsState, { unit, men }: Shooter): readonly Piece[] =>
  men === undefined
    ? piecesOf(state, unit)
    : (men.length === 0 ? HIMSELF : men).map((man) => pieceFor(state, unit, man)).filter(isPiece);

const miniatureOf = (state: TacticsState, { id }: Piece): Miniature => {
  const { name, man } = whoIs(id);
  return [unitNamed(state, name)!.id, man];
};

const pieceAt = (state: TacticsState, [unit, man]: Miniature): Piece | null =>
  pieceFor(state, unitOf(state, unit), man);

/** dt14.table.losses */
function seen(state: TacticsState, shooter: Shooter, target: Unit): Miniature[] {
  const table = tableOf(state);
  const eyes = shooters(state, shooter);
  return piecesOf(state, target)
    .filter((piece) => eyes.some((eye) => seesPiece(table, eye, piece, shooter.overVehicles)))
    .map((piece) => miniatureOf(state, piece));
}

/** Who carries the pieces of a unit: itself, or what it rides in. */
const standsFor = (state: TacticsState, unit: Unit): Unit =>
  unit.place === 'aboard' ? standsFor(state, unitOf(state, unit.carrier)) : unit;

/** dt14.table.cover */
export function covered(
  state: TacticsState,
  from: Unit,
  to: Unit,
  overVehicles = false,
  men?: readonly number[],
): boolean {
  if (isAir(to)) return false;
  if (to.dug) return true;
  const eyes = shooters(state, { unit: from, overVehicles, ...(men === undefined ? {} : { men }) });
  return coverOf(tableOf(state), eyes, standsFor(state, to).name, overVehicles).cover;
}

/** dt14.table.cover, dt14.table.losses: who is protected from them, and whom they see. */
function facing(state: TacticsState, shooter: Shooter, target: Unit): Faced {
  const name = standsFor(state, target).name;
  const guarded = coverOf(tableOf(state), shooters(state, shooter), name, shooter.overVehicles);
  const found = seen(state, shooter, target);
  return {
    cover: !isAir(target) && (target.dug || guarded.cover),
    hidden: guarded.protected,
    seen: found,
    partly: found.length > 0 && found.length < piecesOf(state, target).length,
  };
}

/** dt14.hit.blast.support: a support weapon counts as many miniatures as its track is long. */
const figuresFor = (state: TacticsState, [unit]: Miniature): number => {
  const card = cardOfUnit(unitOf(state, unit));
  return card.kind === 'support' ? card.track : 1;
};

/** dt14.table.blast, dt14.weapon.volley.blast-table */
function blast(state: TacticsState, shooter: Shooter, on: Miniature): Struck[] {
  const piece = pieceAt(state, on);
  if (piece === null) return [];
  const table = tableOf(state);
  const { struck, cover } = blastOn(table, piece, shooters(state, shooter), shooter.overVehicles);
  const under = table.pieces.filter(({ id }) => struck.includes(id));
  const names = [...new Set([piece.unit, ...under.map(({ unit }) => unit)])];
  return names.map((name) => ({
    unit: unitNamed(state, name)!,
    figures: under
      .filter(({ unit }) => unit === name)
      .reduce((sum, one) => sum + figuresFor(state, miniatureOf(state, one)), 0),
    cover: cover[name] === true || unitNamed(state, name)!.dug,
  }));
}

/** dt14.table.flame, dt14.weapon.flame.path-table */
function flame(state: TacticsState, shooter: Shooter, on: Miniature): Unit[] {
  const piece = pieceAt(state, on);
  const [bearer] = shooters(state, shooter);
  if (piece === null || bearer === undefined) return [];
  const names = [piece.unit, ...flameOn(tableOf(state), bearer, piece)];
  return [...new Set(names)].map((name) => unitNamed(state, name)!);
}

function marks(
  state: TacticsState,
  aim: Aim,
  target: Unit,
  template: 'blast' | 'flame',
  firing: (on: Miniature, by?: number) => readonly number[] | null,
): readonly Mark[] {
  const outcomes = new Set<string>();
  const isNew = (outcome: string): boolean => !outcomes.has(outcome) && outcomes.add(outcome).has(outcome);
  return piecesOf(state, target).flatMap((piece): Mark[] => {
    const on = miniatureOf(state, piece);
    if (template === 'flame') return jets(state, aim, target, on, (by) => firing(on, by), isNew);
    const men = firing(on);
    if (men === null) return [];
    const outcome = blast(state, { unit: aim.by, men, overVehicles: aim.artillery }, on)
      .map(({ unit, figures, cover }) => `${unit.name}/${figures}/${unit !== target && cover}`)
      .join();
    return isNew(outcome) ? [{ on, by: null }] : [];
  });
}

/** dt14.table.jet: the jets at a miniature that burn different units, or from which others of the target are seen. */
function jets(
  state: TacticsState,
  aim: Aim,
  target: Unit,
  on: Miniature,
  firing: (by: number) => readonly number[] | null,
  isNew: (outcome: string) => boolean,
): Mark[] {
  const by = new Map<string, number[]>();
  for (const man of aim.men) {
    if (firing(man) === null) continue;
    const shooter = { unit: aim.by, men: [man], overVehicles: false };
    const burnt = flame(state, shooter, on).map(({ name }) => name);
    const { partly, seen: eyed } = facing(state, shooter, target);
    const outcome = [...burnt, ...(partly ? eyed : [])].join();
    by.set(outcome, [...(by.get(outcome) ?? []), man]);
  }
  const isOne = by.size <= 1;
  return [...by].flatMap(([outcome, men]) => (isNew(outcome) ? [{ on, by: isOne ? null : men }] : []));
}

function densest(state: TacticsState, aim: Aim, target: Unit): Miniature | null {
  const table = tableOf(state);
  const mayAim = mayBear(state, aim, 'sight');
  let [found, most]: [Miniature | null, number] = [null, 0];
  for (const piece of piecesOf(state, target)) {
    const under = underBlast(table, piece).filter(({ unit }) => unit === piece.unit).length;
    const on = miniatureOf(state, piece);
    if (under <= most || !mayAim(target, on)) continue;
    [found, most] = [on, under];
  }
  return found;
}

export const byMiniature: ByMiniature = { bearers, mayBear, seen, facing, marks, densest, blast, flame };

/** Whether any miniature of a unit is outside of woods and houses. */
export const hasOpenGun = (state: TacticsState, gun: Unit): boolean =>
  piecesOf(state, gun).some((piece) => isAircraft(piece) || !isSilenced(tableOf(state), piece));
