import type { StepRule } from '@dustfront/wargame';
import { footingOf, type Size } from './footing.ts';
import {
  ALLIES,
  AXIS,
  BUILDING,
  CRATE,
  type Ground,
  type Kind,
  type Side,
  TERRAIN,
  TRAP,
  UNITS,
  WALLS,
} from './ground.ts';

/** Who moves. A joined hero moves as part of his squad. */
export interface Mover {
  readonly kind: Kind;
  readonly side: Side;
  /** Every diagonal costs 1 (dt1.skill.agile.diagonal). */
  readonly agile?: boolean;
  readonly jump?: boolean;
  /** Two for what stands on two by two squares. */
  readonly size?: Size;
}

/** A movement is walked or jumped as a whole (dt1.skill.jump.as-move). */
export type Gait = 'walk' | 'jump';

/**
 * Nobody enters a square without a dot (dt1.def.terrain.closed) or one that an enemy holds (dt1.move.enemy).
 * Crates hinder nobody (dt1.crate.enter), traps only vehicles (dt1.trap.soldiers, dt1.trap.vehicles).
 */
function walking(kind: Kind, side: Side, agile: boolean): StepRule {
  if (kind === 'vehicle') {
    // Vehicles pass no friends (dt1.move.vehicle.friends) and cut no corner of what they cannot enter
    // (dt1.move.corner.vehicle, dt1.move.corner.vehicle.what), of any unit too (dt1.ruling.corner-any-unit,
    // dt1.ruling.diagonal-flanks); they go round (dt1.move.corner.vehicle.detour).
    const closed = TERRAIN | TRAP | UNITS;
    return rule(closed, closed, closed, 0, agile);
  }
  // Soldiers pass friends of every kind (dt1.move.soldiers.friends, dt1.move.soldiers.vehicles) and cut one
  // corner, for the price of any diagonal (dt1.move.corner.soldiers, dt1.move.corner.soldiers.what,
  // dt1.move.corner.soldiers.cost), never between two (dt1.move.corner.both). Who passes whom: dt1.ruling.passing.
  const closed = TERRAIN | (side === 'allies' ? AXIS : ALLIES);
  // Ending with another unit is for heroes only, and with friends only
  // (dt1.move.end-occupied, dt1.hero.share, dt1.hero.share.vehicle, dt1.hero.share.only, dt1.ruling.hero-squares).
  return rule(closed, kind === 'hero' ? closed : closed | UNITS, closed, 1, agile);
}

/**
 * Jumping crosses units of both sides, crates and traps (dt1.skill.jump.over, dt1.skill.jump.what,
 * dt1.skill.jump.enemies), diagonally too (dt1.skill.jump.diagonal), but no square without a dot
 * (dt1.skill.jump.undotted), no wall and no roof (dt1.skill.jump.walls), whose corners count as ever. It ends
 * in a square without any unit (dt1.skill.jump.land). All else is as in walking (dt1.skill.jump.rules): costs,
 * traps no vehicle stands on (dt1.ruling.jump, dt1.ruling.jump-corners).
 */
function jumping(kind: Kind, agile: boolean): StepRule {
  const closed = TERRAIN | BUILDING;
  const vehicle = kind === 'vehicle';
  return rule(closed, closed | UNITS | (vehicle ? TRAP : 0), closed, vehicle ? 0 : 1, agile);
}

function rule(barred: number, noEnd: number, corner: number, corners: 0 | 1, agile: boolean): StepRule {
  return { barred, noEnd, corner, corners, edges: WALLS, cornerEdges: WALLS, agile };
}

const KINDS: readonly Kind[] = ['squad', 'hero', 'vehicle'];

/** Walking rules by kind, side and agility; jumping is the same for both sides. */
const WALKING = KINDS.map((kind) => ({
  allies: [walking(kind, 'allies', false), walking(kind, 'allies', true)] as const,
  axis: [walking(kind, 'axis', false), walking(kind, 'axis', true)] as const,
}));
const JUMPING = KINDS.map((kind) => [jumping(kind, false), jumping(kind, true)] as const);

/** The rule by which a unit steps. */
export function stepRule(mover: Mover, gait: Gait): StepRule {
  const kind = mover.kind === 'squad' ? 0 : mover.kind === 'hero' ? 1 : 2;
  const agile = mover.agile === true ? 1 : 0;
  return gait === 'walk' ? WALKING[kind]![mover.side][agile] : JUMPING[kind]![agile];
}

/** The ground as its own base moves over it. */
export function footingFor(ground: Ground, mover: Mover): Ground {
  return footingOf(ground, mover.size ?? 1);
}

/** Whether a movement may end in a square that it has reached. The ground does not hold the mover. */
export function mayEnd(ground: Ground, mover: Mover, gait: Gait, square: number): boolean {
  return (footingFor(ground, mover).flags[square]! & stepRule(mover, gait).noEnd) === 0;
}

/**
 * Whether a vehicle may crush the crate of a square it enters (dt1.crate.crush), if it wants to
 * (dt1.crate.crush.optional). One that walks may crush on its way (dt1.ruling.crush), one that
 * jumps only where it lands (dt1.ruling.crush-jump); a huge one the crates under all its squares
 * (dt1.ruling.huge-crush).
 */
export function mayCrush(ground: Ground, mover: Mover, gait: Gait, square: number, landed: boolean): boolean {
  const crate = (footingFor(ground, mover).flags[square]! & CRATE) !== 0;
  return mover.kind === 'vehicle' && crate && (gait === 'walk' || landed);
}
