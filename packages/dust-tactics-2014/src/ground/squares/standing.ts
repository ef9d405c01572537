import { footprintOf } from '@dustfront/wargame';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, isHero, sizeOf } from '../../units.ts';
import { tablesOf } from './board.ts';
import { squaresOf } from './squares.ts';

export function misplaced(state: TacticsState, unit: Unit): string | null {
  if (unit.at < 0 || unit.at >= state.board.ground.length) return 'stands nowhere';
  const size = sizeOf(unit);
  const squares = footprintOf(tablesOf(state.board).grid, unit.at, size, size);
  return squares.length === 0 ? 'hangs over the edge' : null;
}

/** Two units that are no heroes never share a square and storey. */
export function crowded(state: TacticsState): [Unit, Unit][] {
  const taken = new Map<string, Unit>();
  const pairs: [Unit, Unit][] = [];
  for (const unit of state.units) {
    if (unit.place !== 'board' || isHero(unit)) continue;
    for (const square of squaresOf(state, unit)) {
      const key = `${square}/${isAir(unit) ? 'air' : unit.floor}`;
      const before = taken.get(key);
      if (before !== undefined) pairs.push([unit, before]);
      taken.set(key, unit);
    }
  }
  return pairs;
}
