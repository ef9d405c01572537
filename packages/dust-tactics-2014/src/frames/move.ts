import { type Context, call, done, frameRules, type Next } from '@dustfront/kernel';
import { footprintOf } from '@dustfront/wargame';
import { embark, liftable, mayDismount } from '../carrying.ts';
import { countFaces, dice, F } from '../faces.ts';
import { type Facing, ROOFED, tablesOf } from '../ground/squares/board.ts';
import {
  canEnd,
  edgeSquares,
  type Footing,
  footingOf,
  fortAt,
  fortOf,
  type Gait,
  holds,
  isPassable,
  mayStand,
  nearestFree,
  settle,
  squaresOf,
  storeysAt,
  stridesFrom,
} from '../ground/squares/index.ts';
import { eliminate } from '../losses.ts';
import { gaitOf } from '../moments.ts';
import { type Carriage, type Choice, NOBODY, type TacticsState, type Unit } from '../state.ts';
import { groupOf, isAir, isFoot, isGroundMachine, isMachine, sizeOf, unitOf } from '../units.ts';
import { boardings, startSquares } from './boarding.ts';
import type { MoveFrame } from './make.ts';
import { minesFrame } from './mines.ts';

type Cx = Context<TacticsState>;

/** dt14.fort.bunker.door: whoever flies begins inside a bunker on foot. */
function gaitIn(state: TacticsState, frame: MoveFrame, unit: Unit): Gait {
  const gait = gaitOf(state, unit);
  const inside = frame.steps === 0 && fortOf(state, unit)?.kind === 'bunker';
  return inside ? { ...gait, overTerrain: false } : gait;
}

/** The steps by which a flyer may walk into a bunker; the footing of both is written on the same squares. */
function doorsFrom(state: TacticsState, frame: MoveFrame, unit: Unit, from: number): readonly number[] {
  const gait = gaitIn(state, frame, unit);
  if (!gait.overTerrain || !state.board.forts.some((works) => works.kind === 'bunker')) return [];
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
function cratesUnder(state: TacticsState, unit: Unit, at: number): number[] {
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
  const all = starts.map((from) => ({ from, strides: stridesFrom(footing, from, frame.diagonal) }));
  // dt14.ruling.start.straight
  const isStraight = (to: number) =>
    all.some((one) => one.strides.some((stride) => stride.to === to && !stride.diagonal));
  for (const { from, strides } of all) {
    const doors = doorsFrom(state, frame, unit, from);
    for (const stride of strides) {
      if (stride.cost > frame.left || starts.includes(stride.to) || found.some((one) => one.at === stride.to))
        continue;
      if (stride.diagonal && starts.length > 1 && isStraight(stride.to)) continue;
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
  const steps = strides(state, frame, unit, footing);
  const ends = stops(frame, unit, footing, steps.length > 0);
  const lifts =
    frame.steps === 0 && unit.place === 'board'
      ? liftable(state, unit).map((cargo): Choice => ({ do: 'lift', unit: cargo.id, who: cargo.name }))
      : [];
  return [...steps, ...climbs(state, frame, unit, gait), ...boardings(state, frame, unit), ...lifts, ...ends];
}

/** Is there anything that may be answered? */
export function mayMove(state: TacticsState, frame: MoveFrame): boolean {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'off') return ownEdge(state, unit).some(entrances(state, frame, unit));
  return moveOptions(state, frame).length > 0;
}

/** Is there anything to decide? A unit that can only stop is not asked. */
function goesOn(state: TacticsState, frame: MoveFrame, footing?: Footing): 'step' | 'end' {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'board') {
    const ground = footing ?? footingOf(state, unit, gaitIn(state, frame, unit), unit.floor);
    if (strides(state, frame, unit, ground, 1).length > 0) return 'step';
  }
  return moveOptions(state, frame).some((option) => option.do !== 'stop') ? 'step' : 'end';
}

/** Puts the whole group on a square. */
function stand(state: TacticsState, unit: Unit, at: number): void {
  for (const one of groupOf(state, unit)) {
    one.place = 'board';
    one.at = at;
  }
}

/**
 * dt14.pilot.dismount.vehicle-lost, dt14.pilot.dismount.idle, dt14.pilot.dismount.large: what a pilot leaves behind. In
 * a starter match there is nothing left to climb into again (dt14.pilot.dismount.no-return).
 */
function leaveCarrier(cx: Cx, unit: Unit): void {
  const carrier = unitOf(cx.state, unit.carrier);
  const wasPilot = unit.carriage === 'pilot';
  for (const one of groupOf(cx.state, unit)) {
    one.carrier = NOBODY;
    one.carriage = '';
  }
  if (!wasPilot) return;
  if (cx.state.rules === 'starter') {
    if (!unit.spent.includes('dismounted')) unit.spent.push('dismounted');
    eliminate(cx, carrier);
  } else if (sizeOf(carrier) === 1) carrier.idle = true;
}

const inWire = (state: TacticsState, square: number) => state.board.wire.includes(square);
const inMines = (state: TacticsState, square: number) => state.board.mines.includes(square);

/** dt14.fort.wire.roll, dt14.fort.wire.vehicles: infantry rolls once per piece of wire that it enters or leaves. */
function wireAhead(state: TacticsState, frame: MoveFrame, unit: Unit): number {
  if (state.board.wire.length === 0 || !isFoot(unit) || gaitOf(state, unit).overTerrain) return -1;
  for (const square of [unit.at, frame.to])
    if (square >= 0 && inWire(state, square) && !frame.met.includes(square)) return square;
  return -1;
}

/** The step is taken: mines strike, crates are crushed. */
function tread(cx: Cx, frame: MoveFrame): Next<'look' | 'step' | 'end' | 'mined'> {
  const { state } = cx;
  const unit = unitOf(state, frame.unit);
  const treads = () => squaresOf(state, unit);
  const left = unit.place === 'board' ? treads() : [];
  if (unit.place === 'aboard') leaveCarrier(cx, unit);
  else if (doorsFrom(state, frame, unit, unit.at).includes(frame.to)) frame.indoors = true;
  else if (fortAt(state.board, frame.to)?.kind !== 'bunker') delete frame.indoors;
  stand(state, unit, frame.to);
  frame.left -= frame.cost;
  frame.least -= frame.cost;
  frame.diagonal ||= frame.slant;
  frame.steps++;
  if (frame.crush) {
    const crushed = cratesUnder(state, unit, frame.to);
    state.board = { ...state.board, crates: state.board.crates.filter((at) => !crushed.includes(at)) };
    for (const at of crushed) cx.emit({ type: 'crushed', at, rule: 'dt14.terrain.crate.crush' });
  }
  cx.emit({ type: 'stepped', unit: unit.name, at: frame.to, rule: 'dt14.move.limit' });
  const gait = gaitOf(state, unit);
  const footing = footingOf(state, unit, gait, unit.floor);
  if (frame.indoors === true || holds(footing, frame.to)) {
    frame.rest = frame.to;
    frame.restFloor = unit.floor;
  }
  const flies = isAir(unit) || gait.overTerrain;
  if (flies || state.board.mines.length === 0) return goesOn(state, frame, footing);
  const fields = [...new Set([...left, ...treads()])].filter(
    (square) => inMines(state, square) && !frame.met.includes(square),
  );
  return strikeNext(frame, fields);
}

/** One field after the other strikes, each once in a movement (dt14.ruling.mines.once). */
function strikeNext(frame: MoveFrame, fields: readonly number[]): Next<'look' | 'mined'> {
  const [field, ...more] = fields;
  delete frame.fields;
  if (field === undefined) return 'look';
  frame.met.push(field);
  if (more.length > 0) frame.fields = more;
  return call(minesFrame(frame.unit), 'mined');
}

/** dt14.ruling.wire.stop: a tangled unit that cannot stop here goes back to where it could. */
function tangle(state: TacticsState, frame: MoveFrame, unit: Unit): void {
  frame.tangled = true;
  if (unit.place !== 'board' || frame.steps === 0) return;
  const gait = gaitOf(state, unit);
  if (mayStand(state, unit, gait, unit.at, unit.floor)) return;
  if (frame.rest >= 0) {
    for (const one of groupOf(state, unit)) one.floor = frame.restFloor;
    stand(state, unit, frame.rest);
    return;
  }
  const free = nearestFree(state, unit, gait, [unit.at])[0];
  if (free !== undefined) stand(state, unit, free);
}

export const move = frameRules<TacticsState, MoveFrame, Choice>({
  kind: 'move',
  cites: [
    'dt14.move.limit',
    'dt14.move.less',
    'dt14.move.facing.ignored',
    'dt14.move.direction.any',
    'dt14.move.facing.end',
    'dt14.move.off-board',
    'dt14.march.limit',
    'dt14.march.same-rules',
    'dt14.move.diagonal.per-activation',
    'dt14.deploy.own-edge',
    'dt14.pass.dismount.move',
    'dt14.lift.dismount.move',
    'dt14.sea.dismount.move',
    'dt14.pilot.dismount.move',
    'dt14.pass.mount',
    'dt14.fort.wire.free',
    'dt14.fort.wire.tangled',
    'dt14.fort.mine.attack',
    'dt14.equip.dozer.ends',
  ],
  steps: {
    look: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      if (groupOf(cx.state, unit).length === 0 || unit.place === 'gone') return 'end';
      if (frame.steps === 0 && unit.place === 'board') {
        frame.rest = unit.at;
        frame.restFloor = unit.floor;
      }
      return goesOn(cx.state, frame);
    },
    step: {
      type: 'ask',
      question: 'move',
      seat: (state, frame) => unitOf(state, frame.unit).side,
      options: moveOptions,
      take: (cx, frame, choice) => {
        const { state } = cx;
        const unit = unitOf(state, frame.unit);
        switch (choice.do) {
          case 'stop':
            return 'end';
          case 'face':
            unit.facing = choice.n as Facing;
            return 'end';
          case 'up':
          case 'down':
            for (const one of groupOf(state, unit)) one.floor += choice.do === 'up' ? 1 : -1;
            frame.left--;
            frame.steps++;
            return 'look';
          case 'board':
            embark(state, unit, unitOf(state, choice.unit!), choice.word as Carriage);
            cx.emit({ type: 'boarded', unit: unit.name, carrier: choice.who!, rule: 'dt14.pass.mount' });
            return done({
              diagonal: frame.diagonal || choice.m === 1,
              tangled: false,
              boarded: choice.word,
            });
          case 'lift':
            embark(state, unitOf(state, choice.unit!), unit, 'cargo');
            cx.emit({ type: 'lifted', unit: choice.who!, carrier: unit.name, rule: 'dt14.lift.pickup' });
            return 'look';
          default:
            frame.to = choice.at!;
            frame.cost = choice.do === 'enter' ? 1 : choice.n!;
            frame.slant = choice.m === 1;
            frame.crush = choice.do === 'crush';
            return wireAhead(state, frame, unit) >= 0 ? 'wire' : 'tread';
        }
      },
    },
    wire: {
      type: 'roll',
      roll: () => dice(1, 'wire', 'dt14.fort.wire.roll'),
      take: (cx, frame, faces) => {
        const unit = unitOf(cx.state, frame.unit);
        frame.met.push(wireAhead(cx.state, frame, unit));
        if (countFaces(faces, F) > 0) return wireAhead(cx.state, frame, unit) >= 0 ? 'wire' : 'tread';
        cx.emit({ type: 'tangled', unit: unit.name, rule: 'dt14.fort.wire.tangled' });
        tangle(cx.state, frame, unit);
        return 'end';
      },
    },
    tread,
    mined: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      return unit.place === 'board' ? strikeNext(frame, frame.fields ?? []) : 'end';
    },
    end: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      if (unit.place === 'board' && isFoot(unit)) stand(cx.state, unit, settle(cx.state, unit, unit.at));
      return done({ diagonal: frame.diagonal, tangled: frame.tangled, moved: frame.steps > 0 });
    },
  },
});
