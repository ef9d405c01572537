import { footingFor, mayEnd, stepRule } from '../geometry/index.ts';
import { type CoreState, squareIndex, type Unit } from '../state.ts';
import { groundOf, moverOf, squaresOf } from './ground.ts';
import { membersOf, sizeOf } from './units.ts';

/**
 * Where a unit may come onto the board by its zone: a square of it, or for a huge one any place with two squares in it
 * (dt1.ruling.huge-enter), by the upper left one.
 */
function entriesOf(state: CoreState, head: Unit): readonly number[] {
  const zone = state.board.entry[head.side];
  if (sizeOf(head) === 1) return zone;
  const { ground } = state.board;
  return [...ground.keys()].filter(
    (at) => squaresOf(state, head, at).filter((square) => zone.includes(square)).length >= 2,
  );
}

/** Where a unit can come onto the board now (dt1.enter.must); enemies there bar the way (dt1.ruling.entry-zone). */
export function freeEntries(state: CoreState, head: Unit): number[] {
  const mover = moverOf(state, head);
  const ground = groundOf(state, head);
  const { flags } = footingFor(ground, mover);
  const { barred } = stepRule(mover, 'walk');
  return entriesOf(state, head).filter(
    (square) => (flags[square]! & barred) === 0 && mayEnd(ground, mover, 'walk', square),
  );
}

/**
 * Whether a scenario lets this unit leave the board from where it stands, with any of its squares
 * (dt1.ruling.huge-goals).
 */
export function isExit(state: CoreState, head: Unit): boolean {
  const { objectives, bonuses } = state.goals;
  const standing = squaresOf(state, head);
  const all = [objectives[head.side], ...bonuses[head.side].map((bonus) => bonus.objective)];
  return all.some(
    (o) =>
      o?.kind === 'exit' &&
      membersOf(state, head).some((unit) => o.unit === undefined || unit.tag === o.unit) &&
      o.squares.some((square) => standing.includes(squareIndex(state.board.width, square))),
  );
}
