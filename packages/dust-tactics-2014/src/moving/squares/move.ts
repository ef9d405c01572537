import { call, done, type Next } from '@dustfront/kernel';
import { embark } from '../../carrying.ts';
import { only } from '../../choice.ts';
import { type Cx, frame } from '../../events.ts';
import { countFaces, dice, F } from '../../faces.ts';
import type { MoveFrame } from '../../frames/make.ts';
import { minesFrame } from '../../frames/mines.ts';
import type { Facing } from '../../ground/squares/board.ts';
import {
  footingOf,
  fortAt,
  holds,
  mayStand,
  nearestFree,
  settle,
  squaresOf,
} from '../../ground/squares/index.ts';
import { gaitOf } from '../../moments.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { groupOf, isAir, isFoot, unitOf } from '../../units.ts';
import { leaveCarrier } from '../leaving.ts';
import { cratesUnder, doorsFrom, goesOn, moveOptions } from './steps.ts';

/** Puts the whole group on a square. */
function stand(state: TacticsState, unit: Unit, at: number): void {
  for (const one of groupOf(state, unit)) {
    one.place = 'board';
    one.at = at;
  }
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
  else if (frame.indoors === true && fortAt(state.board, frame.to)?.kind !== 'bunker') delete frame.indoors;
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
  if (frame.fields !== undefined) delete frame.fields;
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

export const move = frame<MoveFrame>({
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
            embark(state, unit, unitOf(state, choice.unit), choice.word);
            cx.emit({ type: 'boarded', unit: unit.name, carrier: choice.who, rule: 'dt14.pass.mount' });
            return done({
              diagonal: frame.diagonal || choice.m === 1,
              tangled: false,
              boarded: choice.word,
            });
          case 'lift':
            embark(state, unitOf(state, choice.unit), unit, 'cargo');
            cx.emit({ type: 'lifted', unit: choice.who, carrier: unit.name, rule: 'dt14.lift.pickup' });
            return 'look';
          default: {
            const step = only(choice, 'enter', 'step', 'crush');
            frame.to = step.at;
            frame.cost = step.do === 'enter' ? 1 : step.n;
            frame.slant = step.do !== 'enter' && step.m === 1;
            frame.crush = step.do === 'crush';
            return wireAhead(state, frame, unit) >= 0 ? 'wire' : 'tread';
          }
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
