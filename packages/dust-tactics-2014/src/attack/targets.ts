/**
 * Steps zero to two of an attack: range, arc, sight (dt14.weapon.artillery.direct, dt14.arc.infantry.card,
 * dt14.attack.order, dt14.target.legal).
 */

import type { Mount, WeaponLine } from '../cards/card.ts';
import { isAllRound } from '../cards/mounts.ts';
import { own } from '../exceptions/index.ts';
import { type Aim, type Check, groundOf, type Miniature, type Shell, type Spot } from '../ground/index.ts';
import { rosterOf } from '../roster.ts';
import { NOBODY, type TacticsState, type Unit, type UnitId } from '../state.ts';
import { cardOfUnit, groupOf, isAir, leaderOf, other, unitOf } from '../units.ts';
import type { Able } from './men.ts';
import { cellAgainst, freeCount, rowLine, rowWeapon } from './rows.ts';
import type { Row, Shot, Terms } from './shots.ts';

/** Out of sight though nothing stands between: whoever is hidden, by the exception that hides him. */
export function isConcealed(state: TacticsState, watcher: Unit, target: Unit, artillery = false): boolean {
  return target.hidden && own(target).conceals?.(state, watcher, target, artillery) === true;
}

/**
 * dt14.pilot.untargetable, dt14.pilot.no-target, dt14.equip.tank-riders.target, dt14.pass.no-target,
 * dt14.lift.no-target, dt14.sea.no-target; riders may be aimed at.
 */
export function isTargetable(unit: Unit): boolean {
  if (unit.place === 'board') return unit.joined < 0;
  return unit.place === 'aboard' && unit.carriage === 'rider' && unit.joined < 0;
}

/** Enemies at whom anything may be aimed; the only one, if the terms say so. */
export function enemiesIn(state: TacticsState, terms: Terms): Unit[] {
  const found: Unit[] = [];
  const { side } = unitOf(state, terms.unit);
  const ids = terms.only >= 0 ? [terms.only] : rosterOf(state).sides[other(side)];
  for (const id of ids) if (isTargetable(unitOf(state, id))) found.push(unitOf(state, id));
  return found;
}

/** Arc of a row: passengers fire to the sides, the main gun in a bunker to its front. */
function mountsOf(unit: Unit, weapon: number): Mount[] {
  if (unit.place === 'aboard') return ['left', 'right'];
  const of = rowWeapon(unit, weapon);
  // dt14.ruling.arc.improvised: mounted close weapons are bound to their arc, improvised ones are not.
  // dt14.ruling.strongpoint.arc: what is bound by the slit of a bunker has no other limit.
  if (of === null || own(unit).boundBySlit !== undefined) return ['all'];
  return [of.mount];
}

/** dt14.fort.fire.main: 45 degrees either side for the main gun of a Strongpoint unit in a bunker. */
function slitAllows(state: TacticsState, unit: Unit, line: WeaponLine, target: Unit): boolean {
  const ground = groundOf(state);
  if (ground.worksOf(state, unit)?.kind !== 'bunker') return true;
  // dt14.fort.fire.no-aircraft, dt14.fort.fire.no-artillery
  if (isAir(target) || line.rules.includes('artillery')) return false;
  if (own(unit).boundBySlit?.(unit, line) !== true) return true;
  return ground.slitBears(state, unit, target);
}

/**
 * dt14.pass.no-flame, dt14.pass.no-close, dt14.pass.no-support; riders may fight close (dt14.equip.tank-riders.close).
 */
function passengerMay(unit: Unit, weapon: number): boolean {
  if (unit.place !== 'aboard') return true;
  if (unit.carriage === 'pilot' || unit.carriage === 'cargo') return false;
  const line = rowLine(unit, weapon);
  if (line.close) return unit.carriage === 'rider';
  if (line.rules.includes('flame')) return false;
  return !(cardOfUnit(unit).kind === 'support' && rowWeapon(unit, weapon)?.count === 1);
}

/** A row as the ground is asked about it, where each bearer measures for himself. */
export function aimedRow(state: TacticsState, terms: Terms, { by: id, weapon }: Row): Aim {
  const by = unitOf(state, id);
  const line = rowLine(by, weapon);
  const card = cardOfUnit(by);
  const mounts = mountsOf(by, weapon);
  const men =
    card.kind !== 'squad'
      ? [-1]
      : by.soldiers.filter((man) => weapon < 0 || card.soldiers[man]!.weapons.includes(weapon));
  return {
    by,
    men,
    close: line.close,
    least: line.least,
    range: line.range,
    mounts: mounts.some(isAllRound) || (line.close && by.place === 'aboard') ? null : mounts,
    artillery: line.rules.includes('artillery'),
    watcher: terms.eyes >= 0 ? unitOf(state, terms.eyes) : by,
  };
}

/** Who of a unit may use what he carries, by the place in which he stands; undefined where all are in one. */
export function ableIn(state: TacticsState, terms: Terms, by: Unit): Able | undefined {
  const { byMiniature } = groundOf(state);
  if (byMiniature === undefined || cardOfUnit(by).kind !== 'squad') return undefined;
  const known = new Map<string, readonly number[]>();
  return ({ weapon, target, way = [] }, man) => {
    const key = `${weapon}/${target}/${way.join()}`;
    const aim = known.has(key) || target < 0 ? null : aimedRow(state, terms, { by: by.id, weapon });
    const [unit, soldier] = way;
    const on: Miniature | undefined = unit === undefined ? undefined : [unit, soldier!];
    if (aim !== null) known.set(key, byMiniature.bearers(state, aim, unitOf(state, target), 'sight', on));
    return known.get(key)?.includes(man) !== false;
  };
}

/** The same where each bearer measures for himself (dt14.table.bearers). */
function aimByMiniature(
  state: TacticsState,
  terms: Terms,
  row: Row,
  upTo: Check,
): ((target: Unit) => boolean) | null {
  const { byMiniature } = groundOf(state);
  if (byMiniature === undefined) return null;
  const aim = aimedRow(state, terms, row);
  const line = rowLine(aim.by, row.weapon);
  const mayBear = byMiniature.mayBear(state, aim, upTo);
  return (target) => {
    if (cellAgainst(line, target) === null || !mayBear(target)) return false;
    if (upTo === 'range') return true;
    if (!slitAllows(state, aim.by, line, target)) return false;
    return upTo === 'arc' || line.close || !isConcealed(state, aim.watcher, target, aim.artillery);
  };
}

/** Asks of enemies whether a row may be aimed at them, up to and including one of the three checks. */
export function aimOf(state: TacticsState, terms: Terms, row: Row, upTo: Check): (target: Unit) => boolean {
  const by = unitOf(state, row.by);
  const line = rowLine(by, row.weapon);
  if (!passengerMay(by, row.weapon)) return () => false;
  const each = aimByMiniature(state, terms, row, upTo);
  if (each !== null) return each;
  const mounts = mountsOf(by, row.weapon);
  const artillery = line.rules.includes('artillery');
  const anyArc = mounts.some(isAllRound) || (line.close && by.place === 'aboard');
  // Two, check line of sight, from the gun itself or from its observer (dt14.skill.observer.sight).
  const watcher = terms.eyes >= 0 ? unitOf(state, terms.eyes) : by;
  const ground = groundOf(state);
  const apartOf = ground.apartFrom(state, by);
  let sees: ((to: Unit) => boolean) | null = null;
  return (target) => {
    // Zero, check range (dt14.range.per-weapon, dt14.range.limit, dt14.range.c).
    if (cellAgainst(line, target) === null) return false;
    if (line.close) {
      if (!ground.touches(state, by, target)) return false;
    } else {
      const apart = apartOf(target);
      if (apart > line.range || apart < line.least) return false;
    }
    if (artillery && !ground.gunMayFire(state, by, target)) return false;
    if (upTo === 'range') return true;
    if (!anyArc && !mounts.some((mount) => ground.bears(state, by, mount, target))) return false;
    if (!slitAllows(state, by, line, target)) return false;
    if (upTo === 'arc' || line.close) return true;
    sees ??= ground.sightFrom(state, watcher, artillery);
    return sees(target) && !isConcealed(state, watcher, target, artillery);
  };
}

/** How far away each enemy is at least, and who of them is nearest and so most easily hit. */
interface Distances {
  readonly apart: readonly number[];
  readonly nearest: number;
}

function distancesTo(state: TacticsState, by: Unit, enemies: readonly Unit[]): Distances {
  const apart = enemies.map(groundOf(state).leastApartFrom(state, by));
  let nearest = 0;
  for (let at = 1; at < apart.length; at++) if (apart[at]! < apart[nearest]!) nearest = at;
  return { apart, nearest };
}

/**
 * Asks of rows whether they have such a target, and looks no further than the first: not at all where nobody is near
 * enough.
 */
export function targetFinder(
  state: TacticsState,
  terms: Terms,
  upTo: Check,
  suits: (row: Row, target: Unit) => boolean = () => true,
): (row: Row) => boolean {
  const enemies = enemiesIn(state, terms);
  let measured: UnitId = NOBODY;
  let known: Distances | null = null;
  return (row) => {
    if (enemies.length === 0) return false;
    const by = unitOf(state, row.by);
    if (known === null || measured !== by.id) {
      known = distancesTo(state, leaderOf(state, by), enemies);
      measured = by.id;
    }
    const { apart, nearest } = known;
    const { close, range } = rowLine(by, row.weapon);
    const farthest = close ? groundOf(state).farthestTouch(state) : range;
    if (apart[nearest]! > farthest) return false;
    const aims = aimOf(state, terms, row, upTo);
    const isTarget = (at: number): boolean =>
      apart[at]! <= farthest && aims(enemies[at]!) && suits(row, enemies[at]!);
    if (isTarget(nearest)) return true;
    for (let at = 0; at < enemies.length; at++) if (at !== nearest && isTarget(at)) return true;
    return false;
  };
}

/** The sides to which a row may be fired at a target: both where its miniatures lie on either. */
function sidesTo(state: TacticsState, terms: Terms, row: Row, target: Unit): Mount[] {
  const ground = groundOf(state);
  const by = unitOf(state, row.by);
  return (['left', 'right'] as const).filter((side) => {
    if (!ground.bears(state, by, side, target)) return false;
    if (ground.byMiniature === undefined) return true;
    const aim = { ...aimedRow(state, terms, row), mounts: [side] };
    return ground.byMiniature.mayBear(state, aim, 'sight')(target);
  });
}

/** dt14.pass.half, dt14.ruling.passengers.half: how many more may fire to the side on which the target lies. */
export function sideLimit(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
  target: Unit,
): number {
  const by = unitOf(state, row.by);
  if (by.place !== 'aboard' || rowLine(by, row.weapon).close) return Number.POSITIVE_INFINITY;
  const card = cardOfUnit(unitOf(state, by.carrier));
  const places = Math.floor((by.carriage === 'rider' ? card.riders : card.passengers || 12) / 2);
  const half = Math.floor(places / (cardOfUnit(by).armour >= 3 ? 2 : 1));
  const sides = sidesTo(state, terms, row, target);
  const used = { all: 0, here: 0 };
  for (const shot of shots) {
    if (shot.close || shot.target < 0) continue;
    const to = sidesTo(state, terms, shot, unitOf(state, shot.target));
    used.all += shot.count;
    if (to.length === 1 && to[0] === sides[0]) used.here += shot.count;
  }
  return Math.min(2 * half - used.all, sides.length > 1 ? 2 * half : half - used.here);
}

/** Where an artillery row may put smoke, all spots or the first few. */
export function smokeSpots(
  state: TacticsState,
  terms: Terms,
  row: Row,
  most = Number.POSITIVE_INFINITY,
): Spot[] {
  const shell = shellOf(state, terms, row);
  return shell === null ? [] : groundOf(state).smoke.spots(state, shell, most);
}

/** The smoke shell of an artillery row; null where it can fire none. */
export function shellOf(state: TacticsState, terms: Terms, row: Row): Shell | null {
  const gun = unitOf(state, row.by);
  const { rules, least, range } = rowLine(gun, row.weapon);
  if (!rules.includes('artillery') || terms.only >= 0 || gun.place !== 'board') return null;
  const ground = groundOf(state);
  if (ground.worksOf(state, gun)?.kind === 'bunker') return null;
  const watcher = terms.eyes >= 0 ? unitOf(state, terms.eyes) : gun;
  const { mount } = rowWeapon(gun, row.weapon)!;
  return { gun, watcher, mount, least, range };
}

/** Could any row of these lay smoke now? */
export const hasSmoke = (state: TacticsState, terms: Terms, rows: readonly Row[]): boolean =>
  rows.some(
    (row) =>
      row.weapon >= 0 &&
      rowLine(unitOf(state, row.by), row.weapon).rules.includes('artillery') &&
      freeCount(unitOf(state, row.by), row.weapon, [], -1) > 0 &&
      smokeSpots(state, terms, row, 1).length > 0,
  );

/**
 * A stunned or abandoned unit, a pilot and cargo do not fight (dt14.pilot.no-weapons, dt14.sp.pilot.no-weapons,
 * dt14.sea.no-attack, dt14.sea.no-weapons, dt14.stun.no-fight, dt14.weapon.grapple.no-fight, dt14.pilot.dismount.idle,
 * dt14.lift.no-attack).
 */
export function mayFight(state: TacticsState, unit: Unit): boolean {
  if (unit.idle || (unit.place !== 'board' && unit.place !== 'aboard')) return false;
  if (unit.place === 'aboard' && (unit.carriage === 'cargo' || unit.carriage === 'pilot')) return false;
  if (unit.place === 'aboard' && own(unitOf(state, unit.carrier)).hold !== undefined) return false;
  return groupOf(state, unit).every((one) => one.stuns.length === 0);
}

/** Is there anything the unit could declare under these terms? */
export const hasTarget = (state: TacticsState, terms: Terms, rows: readonly Row[]): boolean =>
  rows.some(
    targetFinder(
      state,
      terms,
      'sight',
      ({ by, weapon }, target) => freeCount(unitOf(state, by), weapon, [], target.id) > 0,
    ),
  );
