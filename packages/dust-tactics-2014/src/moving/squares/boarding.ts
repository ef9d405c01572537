/** Getting aboard what carries, as the last step of a movement. */
import { carriagesIn } from '../../carrying.ts';
import type { Choice } from '../../choice.ts';
import type { MoveFrame } from '../../frames/make.ts';
import {
  distanceTo,
  footingOf,
  fortAt,
  halfOf,
  type Stride,
  squaresOf,
  stridesFrom,
} from '../../ground/squares/index.ts';
import { gaitOf } from '../../moments.ts';
import { rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, isFoot, isHero, onBoard, sizeOf, unitOf } from '../../units.ts';

/**
 * Where a step may begin: the first one in works at front and rear (dt14.fort.grid.use), in a carrier at all its
 * squares.
 */
export function startSquares(state: TacticsState, frame: MoveFrame, unit: Unit): number[] {
  if (frame.steps > 0) return [unit.at];
  if (unit.place === 'aboard') return squaresOf(state, unitOf(state, unit.carrier));
  const works = isAir(unit) || sizeOf(unit) > 1 ? null : fortAt(state.board, unit.at);
  if (works === null || unit.floor > 0) return [unit.at];
  const half = halfOf(state.board, works, unit.at);
  return [half.front, half.rear];
}

/**
 * The step that takes infantry into a carrier: walls, corners and the price of a diagonal are those of any other step;
 * only the carrier itself and the water it swims on are no hindrance.
 */
function stepInto(state: TacticsState, frame: MoveFrame, unit: Unit, carrier: Unit): Stride | undefined {
  const squares = squaresOf(state, carrier);
  const { board } = state;
  const afloat = squares.some((square) => board.ground[square] === 'w');
  const dry = () => [...board.ground].map((letter, at) => (squares.includes(at) ? '.' : letter)).join('');
  const landed = afloat ? { ...state, board: { ...board, ground: dry() } } : state;
  const footing = footingOf(landed, unit, gaitOf(state, unit), unit.floor, carrier);
  return startSquares(state, frame, unit)
    .flatMap((from) => stridesFrom(footing, from, frame.diagonal))
    .filter((stride) => squares.includes(stride.to))
    .sort((a, b) => a.cost - b.cost || Number(a.diagonal) - Number(b.diagonal))[0];
}

/**
 * dt14.pass.mount.square, dt14.pilot.mount.square, dt14.sea.mount, dt14.pass.aircraft.base: moving into the carrier's
 * square.
 */
export function boardings(state: TacticsState, frame: MoveFrame, unit: Unit): Choice[] {
  if (state.rules !== 'full' || unit.place !== 'board' || unit.floor > 0) return [];
  const found: Choice[] = [];
  const { machines, carriers } = rosterOf(state);
  const starts = startSquares(state, frame, unit);
  for (const id of isHero(unit) ? machines : carriers) {
    const carrier = unitOf(state, id);
    if (carrier.side !== unit.side || !onBoard(carrier)) continue;
    const apart = Math.min(...starts.map((from) => distanceTo(state, carrier, from)));
    if (apart > Math.min(1, frame.left)) continue;
    const carriages = carriagesIn(state, unit, carrier);
    if (carriages.length === 0) continue;
    const step =
      apart === 0 || !isFoot(unit) ? { cost: apart, diagonal: false } : stepInto(state, frame, unit, carrier);
    if (step === undefined || step.cost > frame.left) continue;
    const m = step.diagonal ? 1 : 0;
    for (const carriage of carriages)
      found.push({ do: 'board', unit: carrier.id, who: carrier.name, word: carriage, n: step.cost, m });
  }
  return found;
}
