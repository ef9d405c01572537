/** What may be answered to "where next?" on squares. */
import { footprintOf } from '@dustfront/wargame';
import { liftable, mayDismount } from '../../carrying.ts';
import type { Choice } from '../../choice.ts';
import type { MoveFrame } from '../../frames/make.ts';
import type { Gait } from '../../ground/index.ts';
import { ROOFED, tablesOf } from '../../ground/squares/board.ts';
import {
  canEnd,
  edgeSquares,
  type Footing,
  footingOf,
  fortOf,
  holds,
  isPassable,
  mayStand,
  type Stride,
  storeysAt,
  stridesFrom,
} from '../../ground/squares/index.ts';
import { gaitOf } from '../../moments.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { isFoot, isGroundMachine, isMachine, sizeOf, unitOf } from '../../units.ts';
import { boardings, startSquares } from './boarding.ts';

/** dt14.fort.bunker.door: whoever flies begins inside a bunker on foot. */
function gaitIn(state: TacticsState, frame: MoveFrame, unit: Unit): Gait {
  const gait = gaitOf(state, unit);
  const inside = frame.steps === 0 && fortOf(state, unit)?.kind === 'bunker';
  return inside ? { ...gait, overTerrain: false } : gait;
}

/** The steps by which a flyer may walk into a bunker; the footing of both is written on the same squares. */
export function doorsFrom(
  state: TacticsState,
  frame: MoveFrame,
  unit: Unit,
  from: number,
): readonly number[] {
  if (!state.board.forts.some((works) => works.kind === 'bunker')) return [];
  const gait = gaitIn(state, frame, unit);
  if (!gait.overTerrain) return [];
  const walking = footingOf(state, unit, { ...gait, overTerrain: false }, unit.floor);
  return stridesFrom(walking, from, frame.diagonal)
    .filter(({ to, ends }) => ends && (walking.flags[to]! & ROOFED) !== 0)
    .map(({ to }) => to);
}

/** dt14.deploy.own-edge, dt14.ruling.entry: from outside the edge, the first square costs one. */
function entrances(state: TacticsState, frame: MoveFrame, unit: Unit): (square: number) => boolean {
  const footing = footingOf(state, unit, gaitOf(state, unit), 0);
  return (at) =>
    frame.left >= 1 &&
    (holds(footing, at) || (isPassable(footing, at) && canEnd(footing, at, frame.left - 1, frame.diagonal)));
}

const ownEdge = (state: TacticsState, unit: Unit): number[] =>
  edgeSquares(state, state.edges[unit.side], sizeOf(unit));

/**
 * The crates that a vehicle could crush if it stood there, all at once: in any of its squares
 * (dt14.ruling.crate.one-step).
 */
export function cratesUnder(state: TacticsState, unit: Unit, at: number): number[] {
  const { crates } = state.board;
  if (crates.length === 0 || !isGroundMachine(unit)) return [];
  const { grid } = tablesOf(state.board);
  const size = sizeOf(unit);
  return footprintOf(grid, at, size, size).filter((square) => crates.includes(square));
}

/** The steps that may be taken next, all of them or the first few. */
function strides(
  state: TacticsState,
  frame: MoveFrame,
  unit: Unit,
  footing: Footing,
  most = Number.POSITIVE_INFINITY,
): Choice[] {
  const found: Choice[] = [];
  if (frame.left < 1) return found;
  const w = state.board.width;
  const starts = startSquares(state, frame, unit);
  // dt14.ruling.start.straight
  const isStraight = ({ to }: Stride) =>
    starts.some((from) =>
      stridesFrom(footing, from, frame.diagonal).some((one) => one.to === to && !one.diagonal),
    );
  const isFound = ({ to }: Stride) => found.some((one) => 'at' in one && one.at === to);
  const isElsewhere = (stride: Stride) =>
    starts.includes(stride.to) || (stride.diagonal && isStraight(stride)) || isFound(stride);
  for (const from of starts) {
    const doors = doorsFrom(state, frame, unit, from);
    for (const stride of stridesFrom(footing, from, frame.diagonal)) {
      if (stride.cost > frame.left || (starts.length > 1 && isElsewhere(stride))) continue;
      const left = frame.left - stride.cost;
      const spent = frame.diagonal || stride.diagonal;
      if (!stride.ends && !doors.includes(stride.to) && !canEnd(footing, stride.to, left, spent)) continue;
      const m = stride.diagonal ? 1 : 0;
      found.push({ do: 'step', at: stride.to, w, n: stride.cost, m });
      // dt14.terrain.crate.crush
      if (cratesUnder(state, unit, stride.to).length > 0)
        found.push({ do: 'crush', at: stride.to, w, n: stride.cost, m });
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** dt14.terrain.floor.infantry, dt14.terrain.floor.cost: one storey for one square. */
function climbs(state: TacticsState, frame: MoveFrame, unit: Unit, gait: Gait): Choice[] {
  if (!isFoot(unit) || frame.left < 1 || unit.place !== 'board') return [];
  const top = storeysAt(state, unit.at);
  if (top === 0) return [];
  const found: Choice[] = [];
  if (unit.floor < top && mayStand(state, unit, gait, unit.at, unit.floor + 1)) found.push({ do: 'up' });
  if (unit.floor > 0 && mayStand(state, unit, gait, unit.at, unit.floor - 1)) found.push({ do: 'down' });
  return found;
}

function stops(frame: MoveFrame, unit: Unit, footing: Footing, ahead: boolean): Choice[] {
  if (unit.place !== 'board' || (frame.least > 0 && ahead)) return [];
  if (frame.steps > 0 && frame.indoors !== true && !holds(footing, unit.at)) return [];
  // dt14.move.facing.end
  if (!isMachine(unit)) return [{ do: 'stop' }];
  return [0, 1, 2, 3].map((n): Choice => ({ do: 'face', n }));
}

/** Everything that may be answered to "where next?" (dt14.move.less, dt14.move.direction.any). */
export function moveOptions(state: TacticsState, frame: MoveFrame): Choice[] {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'off')
    return ownEdge(state, unit)
      .filter(entrances(state, frame, unit))
      .map((at): Choice => ({ do: 'enter', at, w: state.board.width }));
  const gait = gaitIn(state, frame, unit);
  if (unit.place === 'aboard' && (frame.steps > 0 || !mayDismount(state, unit))) return [];
  const footing = footingOf(state, unit, gait, unit.floor);
  const options = strides(state, frame, unit, footing);
  const ends = stops(frame, unit, footing, options.length > 0);
  for (const others of [
    climbs(state, frame, unit, gait),
    boardings(state, frame, unit),
    lifts(state, frame, unit),
    ends,
  ])
    if (others.length > 0) options.push(...others);
  return options;
}

/** dt14.lift.pickup */
function lifts(state: TacticsState, frame: MoveFrame, unit: Unit): Choice[] {
  if (frame.steps > 0 || unit.place !== 'board') return [];
  return liftable(state, unit).map((cargo): Choice => ({ do: 'lift', unit: cargo.id, who: cargo.name }));
}

/** Is there anything that may be answered? */
export function mayMove(state: TacticsState, frame: MoveFrame): boolean {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'off') return ownEdge(state, unit).some(entrances(state, frame, unit));
  return moveOptions(state, frame).length > 0;
}

/** Is there anything to decide? A unit that can only stop is not asked. */
export function goesOn(state: TacticsState, frame: MoveFrame, footing?: Footing): 'step' | 'end' {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'board') {
    const ground = footing ?? footingOf(state, unit, gaitIn(state, frame, unit), unit.floor);
    if (strides(state, frame, unit, ground, 1).length > 0) return 'step';
  }
  return moveOptions(state, frame).some((option) => option.do !== 'stop') ? 'step' : 'end';
}
