import { footingOf, TERRAIN, TRAP } from '../geometry/index.ts';
import type { CoreState, Unit } from '../state.ts';
import { gridOf, groundOf, squaresOf } from '../table/ground.ts';
import { isHero, sizeOf } from '../table/units.ts';

/**
 * Whoever is on the move may be passing through his friends; everybody else keeps his squares to himself, heroes aside.
 */
function takenBy(state: CoreState, unit: Unit): Set<number> {
  const moving = state.stack.flatMap((frame) =>
    frame.kind === 'move' ? [(frame as { unit?: number }).unit] : [],
  );
  const others = state.units.filter(
    (other) => other !== unit && !isHero(state, other) && !moving.includes(other.id) && other.square >= 0,
  );
  return new Set(others.flatMap((other) => squaresOf(state, other)));
}

/**
 * Puts a huge vehicle where a position says: the square it names is the upper left one (dt1.ruling.huge-vehicles).
 * Positions of rules version 2 name the only square it had. Where it has no room to the right and below, the named
 * square is the first other one of the four that leaves it room; where none does, it keeps to that one square.
 */
export function makeRoom(state: CoreState, unit: Unit): void {
  if (unit.square < 0 || sizeOf(unit) === 1) return;
  const { width, columns } = gridOf(state);
  const { flags } = footingOf(groundOf(state, unit), 2);
  const taken = takenBy(state, unit);
  const left = columns[unit.square]! > 0 ? [-1, -width - 1] : [];
  const tries = [0, ...left, -width].map((step) => unit.square + step).filter((at) => at >= 0);
  const fits = (at: number): boolean =>
    (flags[at]! & (TERRAIN | TRAP)) === 0 && !squaresOf(state, unit, at).some((square) => taken.has(square));
  const room = tries.find(fits);
  if (room === undefined) delete unit.size;
  else unit.square = room;
}
