import { mayEnd, stepRule } from '../geometry/index.ts';
import { type CoreState, squareIndex, type Unit } from '../state.ts';
import { groundOf, moverOf } from './ground.ts';
import { membersOf } from './units.ts';

/** Entry squares of its side that a unit can come onto now (dt1.enter.must); enemies there bar the way (dt1.ruling.entry-zone). */
export function freeEntries(state: CoreState, head: Unit): number[] {
  const ground = groundOf(state, head);
  const mover = moverOf(state, head);
  const { barred } = stepRule(mover, 'walk');
  return state.board.entry[head.side].filter(
    (square) => (ground.flags[square]! & barred) === 0 && mayEnd(ground, mover, 'walk', square),
  );
}

/** Whether a scenario lets this unit leave the board from where it stands. */
export function isExit(state: CoreState, head: Unit): boolean {
  const { objectives, bonuses } = state.goals;
  const all = [objectives[head.side], ...bonuses[head.side].map((bonus) => bonus.objective)];
  return all.some(
    (o) =>
      o?.kind === 'exit' &&
      membersOf(state, head).some((unit) => o.unit === undefined || unit.tag === o.unit) &&
      o.squares.some((square) => squareIndex(state.board.width, square) === head.square),
  );
}
