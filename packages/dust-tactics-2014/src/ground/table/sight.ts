import {
  isLongerInside,
  type Meeting,
  meetArea,
  meetDisc,
  meetStretch,
  type Point,
  type Segment,
  turn,
} from '@dustfront/wargame/tabletop';
import { boxesOf, hullsIn, passesBy, tallIn } from './bounds.ts';
import { Pairs } from './pairs.ts';
import {
  cornersOfWork,
  type Feature,
  type House,
  HULL_POINTS,
  type Hull,
  type HullPoint,
  isAircraft,
  isInFeature,
  isVehicle,
  isWork,
  outlineOfHull,
  type Piece,
  pointOfHull,
  SMOKE_RADIUS,
  solidSidesOf,
  storeyOf,
  type Table,
  type Wall,
  type Work,
} from './words.ts';

/** Everything that a line of sight meets, by id. */
export interface Sightline {
  readonly crossed: readonly string[];
  readonly blocked: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly along: readonly string[];
  /** Nothing hides the one from the other. */
  readonly open: boolean;
  /** Open, but something touches it. */
  readonly grazed: boolean;
}

interface Ends {
  readonly table: Table;
  readonly looker: Piece;
  readonly target: Piece;
  readonly line: Segment;
  readonly artillery: boolean;
}

/**
 * dt14.table.line, dt14.table.obscure, dt14.table.sees, dt14.table.slit: a line from the centre of one piece to the
 * centre of another, or to a corner of its hull.
 */
export function sightlineOf(
  table: Table,
  looker: Piece,
  target: Piece,
  { point = 'centre', artillery = false }: { point?: HullPoint | 'centre'; artillery?: boolean } = {},
): Sightline {
  const ends = endsOf(table, looker, target, point, artillery);
  const blocked: string[] = [];
  const met: { id: string; meeting: Meeting }[] = [];
  for (const feature of featuresAlong(ends)) {
    const within = endsIn(feature, ends);
    if (isBlockedBy(feature, ends, within)) blocked.push(feature.id);
    for (const meeting of meetingsWith(feature, ends, within)) met.push({ id: feature.id, meeting });
  }
  for (const hull of hullsBetween(ends))
    met.push({ id: hull.id, meeting: meetArea(ends.line, outlineOfHull(hull)) });
  const crossed = new Set(met.filter(({ meeting }) => meeting.crosses).map(({ id }) => id));
  const touching = (how: 'left' | 'right' | 'along'): string[] =>
    [
      ...new Set(met.filter(({ id, meeting }) => meeting[how] && !crossed.has(id)).map(({ id }) => id)),
    ].sort();
  const [left, right, along] = [touching('left'), touching('right'), touching('along')];
  const open = crossed.size === 0 && blocked.length === 0 && (left.length === 0 || right.length === 0);
  const grazed = open && left.length + right.length + along.length > 0;
  return { crossed: [...crossed].sort(), blocked: blocked.sort(), left, right, along, open, grazed };
}

function endsOf(
  table: Table,
  looker: Piece,
  target: Piece,
  point: HullPoint | 'centre',
  artillery: boolean,
): Ends {
  const end = isVehicle(target) ? pointOfHull(target, point) : target.at;
  return { table, looker, target, line: [looker.at, end], artillery };
}

const along = <T extends Feature | Hull>(line: Segment, things: readonly T[]): T[] => {
  const boxes = boxesOf(things);
  return things.filter((_, at) => !passesBy(line, boxes[at]!));
};

const featuresAlong = ({ table, line }: Ends): Feature[] => along(line, tallIn(table.features));

const isAirborne = ({ looker, target }: Ends): boolean => isAircraft(looker) || isAircraft(target);
const areBothAbove = ({ looker, target }: Ends): boolean => storeyOf(looker) >= 1 && storeyOf(target) >= 1;

/** Does no hull matter to a line? */
const areHullsPassed = (ends: Ends): boolean => ends.artillery || isAirborne(ends) || areBothAbove(ends);

/** dt14.table.sees: hulls hide what is behind them, on the ground and from the ground. */
function hullsBetween(ends: Ends): Hull[] {
  if (areHullsPassed(ends)) return [];
  return along(ends.line, hullsIn(ends.table.pieces)).filter(
    (hull) => hull.id !== ends.looker.id && hull.id !== ends.target.id,
  );
}

/** Does an end of a line lie in a feature? In a bunker or strongpoint no aircraft does. */
const isEndIn = (feature: Feature, piece: Piece, point: Point): boolean =>
  isInFeature(feature, point) && !(isWork(feature) && isAircraft(piece));

/** How many ends of a line lie in a feature. */
const endsIn = (feature: Feature, { looker, target, line }: Ends): number =>
  (isEndIn(feature, looker, line[0]) ? 1 : 0) + (isEndIn(feature, target, line[1]) ? 1 : 0);

const NOTHING: readonly Meeting[] = [];

/** dt14.table.line, dt14.table.obscure, dt14.table.sees: how the solid parts of a feature meet a line. */
function meetingsWith(feature: Feature, ends: Ends, within: number): readonly Meeting[] {
  const { line } = ends;
  switch (feature.kind) {
    case 'block':
      return isHoveredOver(feature, ends) ? NOTHING : [meetArea(line, feature.outline)];
    case 'bunker':
    case 'strongpoint':
      return within > 0 || isHoveredOver(feature, ends) ? NOTHING : [meetArea(line, cornersOfWork(feature))];
    case 'house':
      return doesHouseCount(feature, ends) ? meetSolid(feature, line) : NOTHING;
    case 'wall':
      return doWallsCount(ends) ? meetSolid(feature, line) : NOTHING;
    case 'wood':
      return within > 0 || isAirborne(ends) ? NOTHING : unlessCrossed(meetArea(line, feature.outline));
    case 'smoke':
      return within > 0 ? NOTHING : unlessCrossed(meetDisc(line, feature.at, SMOKE_RADIUS));
    default:
      return NOTHING;
  }
}

/** What is crossed blocks. */
const unlessCrossed = (meeting: Meeting): readonly Meeting[] => (meeting.crosses ? NOTHING : [meeting]);

const meetSolid = (feature: Wall | House, line: Segment): Meeting[] =>
  solidSidesOf(feature).map((side) => meetStretch(line, side));

/** dt14.table.obscure: an aircraft does not look past what it hovers over. */
const isHoveredOver = (feature: Feature, { looker, target, line }: Ends): boolean =>
  (isAircraft(looker) && isInFeature(feature, line[0])) ||
  (isAircraft(target) && isInFeature(feature, line[1]));

/** dt14.table.obscure, dt14.table.sees: whoever stands on its roof, or hovers over it. */
const isOnRoof = (house: House, piece: Piece, point: Point): boolean =>
  (isAircraft(piece) || storeyOf(piece) >= house.storeys) && isInFeature(house, point);

/** dt14.table.sees: a house on whose roof an end stands does not count, nor one that both look down upon. */
const doesHouseCount = (house: House, { looker, target, line }: Ends): boolean =>
  !isOnRoof(house, looker, line[0]) &&
  !isOnRoof(house, target, line[1]) &&
  !(storeyOf(looker) > house.storeys && storeyOf(target) > house.storeys);

/** Below the roof of a house. */
const isUnder = (house: House, piece: Piece, point: Point): boolean =>
  storeyOf(piece) < house.storeys && !isAircraft(piece) && isInFeature(house, point);

/** dt14.table.sees: walls are one storey high, but stand in every storey of a house that both ends are in. */
function doWallsCount(ends: Ends): boolean {
  if (!areBothAbove(ends)) return true;
  const { table, looker, target, line } = ends;
  return table.features.some(
    (house) => house.kind === 'house' && isUnder(house, looker, line[0]) && isUnder(house, target, line[1]),
  );
}

/** How deep one looks into an area, and through one that both are in. */
export const HIDES_AFTER = { one: 100, both: 200 };

/**
 * dt14.table.obscure, dt14.table.sees, dt14.table.slit: whether an area, the storeys of a house or the sides of a
 * bunker block a line.
 */
function isBlockedBy(feature: Feature, ends: Ends, within: number): boolean {
  switch (feature.kind) {
    case 'bunker':
      return within === 1 && isBesideSlit(feature, ends);
    case 'smoke':
      return within === 0 && meetDisc(ends.line, feature.at, SMOKE_RADIUS).crosses;
    case 'wood':
      return !isAirborne(ends) && hidesInside(feature.outline, ends, within);
    case 'house':
      if (within === 2) return floorIn(feature, ends.looker) !== floorIn(feature, ends.target);
      return doesHouseCount(feature, ends) && hidesInside(feature.outline, ends, within);
    default:
      return false;
  }
}

const floorIn = (house: House, piece: Piece): number => (isAircraft(piece) ? house.storeys : storeyOf(piece));

const hidesInside = (outline: readonly Point[], { line }: Ends, within: number): boolean =>
  within === 0
    ? meetArea(line, outline).crosses
    : isLongerInside(line, outline, within === 1 ? HIDES_AFTER.one : HIDES_AFTER.both);

/** dt14.table.slit: out of a bunker, in which one of both is, and into it one looks over its slit only. */
function isBesideSlit(bunker: Work, { looker, line }: Ends): boolean {
  const outer = isEndIn(bunker, looker, line[0]) ? line[1] : line[0];
  const [frontLeft, frontRight] = cornersOfWork(bunker);
  return turn(frontLeft, frontRight, outer) >= 0;
}

/** What touches a line, from which sides; from both sides it is closed, as by what crosses or blocks it. */
const LEFT = 1;
const RIGHT = 2;
const CLOSED = LEFT | RIGHT;

const sidesTouched = ({ crosses, left, right }: Meeting): number =>
  crosses ? CLOSED : (left ? LEFT : 0) | (right ? RIGHT : 0);

/** What the features of a table do to a line. */
function terrainOn(ends: Ends): number {
  const talls = tallIn(ends.table.features);
  const boxes = boxesOf(talls);
  let touched = 0;
  for (let at = 0; at < talls.length; at++) {
    if (passesBy(ends.line, boxes[at]!)) continue;
    const within = endsIn(talls[at]!, ends);
    if (isBlockedBy(talls[at]!, ends, within)) return CLOSED;
    for (const meeting of meetingsWith(talls[at]!, ends, within)) touched |= sidesTouched(meeting);
    if (touched === CLOSED) return CLOSED;
  }
  return touched;
}

/** Is a line neither crossed, nor blocked, nor touched from both sides? The same as `open`, and sooner known. */
function isOpen(ends: Ends, terrain: number): boolean {
  let touched = terrain;
  if (touched === CLOSED) return false;
  if (areHullsPassed(ends)) return true;
  const hulls = hullsIn(ends.table.pieces);
  const boxes = boxesOf(hulls);
  for (let at = 0; at < hulls.length; at++) {
    const hull = hulls[at]!;
    if (passesBy(ends.line, boxes[at]!) || hull.id === ends.looker.id || hull.id === ends.target.id) continue;
    touched |= sidesTouched(meetArea(ends.line, outlineOfHull(hull)));
    if (touched === CLOSED) return false;
  }
  return true;
}

const isMet = ({ crosses, left, right, along }: Meeting): boolean => crosses || left || right || along;

/** Is a line open and not grazed? */
export function isUntouched(
  table: Table,
  looker: Piece,
  target: Piece,
  { point, artillery }: { point: HullPoint | 'centre'; artillery: boolean },
): boolean {
  const ends = endsOf(table, looker, target, point, artillery);
  const talls = tallIn(table.features);
  const boxes = boxesOf(talls);
  for (let at = 0; at < talls.length; at++) {
    if (passesBy(ends.line, boxes[at]!)) continue;
    const within = endsIn(talls[at]!, ends);
    if (isBlockedBy(talls[at]!, ends, within) || meetingsWith(talls[at]!, ends, within).some(isMet))
      return false;
  }
  return !hullsBetween(ends).some((hull) => isMet(meetArea(ends.line, outlineOfHull(hull))));
}

interface Sights {
  /** The table of the question before. */
  table: Table;
  readonly hulls: readonly Hull[];
  /** What each has looked at, over hulls or not. */
  readonly plain: Pairs<Piece, boolean>;
  readonly artillery: Pairs<Piece, boolean>;
}

/** Only features and hulls hide anybody: as long as they stay, what two see of each other is known. */
let sights: Sights | null = null;

/** The features of the question before, and what they do to the lines from one piece to another, in their order. */
let terrain: { readonly features: readonly Feature[]; readonly lines: Pairs<Piece, number> } | null = null;
const LINE_BITS = 3;
const KNOWN = 4;
const LINE = KNOWN | CLOSED;

/** The same line looked along from its other end: left and right change places. */
const turnedRound = (found: number): number =>
  (found & KNOWN) | ((found & LEFT) === 0 ? 0 : RIGHT) | ((found & RIGHT) === 0 ? 0 : LEFT);

function isOpenTo(table: Table, looker: Piece, target: Piece, artillery: boolean, which: number): boolean {
  if (terrain?.features !== table.features) terrain = { features: table.features, lines: new Pairs() };
  const { lines } = terrain;
  const ends = endsOf(table, looker, target, LOOKED_AT[which]!, artillery);
  const all = lines.get(looker, target) ?? 0;
  let found = (all >> (LINE_BITS * which)) & LINE;
  if (found === 0) {
    // From centre to centre.
    const back = which === 0 ? (lines.get(target, looker) ?? 0) & LINE : 0;
    found = back === 0 ? KNOWN | terrainOn(ends) : turnedRound(back);
    lines.set(looker, target, all | (found << (LINE_BITS * which)));
  }
  return isOpen(ends, found & CLOSED);
}

function sightsOn(table: Table): Sights {
  if (sights?.table === table) return sights;
  const hulls = hullsIn(table.pieces);
  if (sights !== null && sights.table.features === table.features && sights.hulls === hulls)
    sights.table = table;
  else sights = { table, hulls, plain: new Pairs(), artillery: new Pairs() };
  return sights;
}

/** dt14.table.sees: whether one piece sees another. */
export function seesPiece(table: Table, looker: Piece, target: Piece, artillery = false): boolean {
  const looks = sightsOn(table)[artillery ? 'artillery' : 'plain'];
  const known = looks.get(looker, target);
  if (known !== undefined) return known;
  const found = isSeen(table, looker, target, artillery);
  looks.set(looker, target, found);
  return found;
}

/** The same of somewhere that is looked at once. */
export function looksAt(table: Table, looker: Piece, there: Piece): boolean {
  const ends = endsOf(table, looker, there, 'centre', true);
  return isOpen(ends, terrainOn(ends));
}

function isSeen(table: Table, looker: Piece, target: Piece, artillery: boolean): boolean {
  const lines = isVehicle(target) ? LOOKED_AT.length : 1;
  for (let which = 0; which < lines; which++)
    if (isOpenTo(table, looker, target, artillery, which)) return true;
  return false;
}

/** A hull is looked at in five places, all others in one. */
const LOOKED_AT = ['centre', ...HULL_POINTS] as const;

const SOLID: readonly Feature['kind'][] = ['block', 'wall', 'house', 'bunker', 'strongpoint'];
const NO_PIECES: readonly Piece[] = [];

/** dt14.table.mount: whether a wall or roof parts somebody from a machine; what merely hides it does not. */
export function isWalledOff(table: Table, piece: Piece, machine: Piece): boolean {
  const features = table.features.filter(({ kind }) => SOLID.includes(kind));
  if (features.length === 0) return false;
  const bare: Table = { ...table, features, pieces: NO_PIECES };
  return !LOOKED_AT.slice(0, isVehicle(machine) ? LOOKED_AT.length : 1).some((point) => {
    const ends = endsOf(bare, piece, machine, point, false);
    return isOpen(ends, terrainOn(ends));
  });
}
