/** Facts that hold at every question, whatever is going on. */
import { footprintOf } from '@dustfront/wargame';
import { tablesOf } from './ground/squares/board.ts';
import { squaresOf } from './ground/squares/index.ts';
import type { TacticsState, Unit } from './state.ts';
import { cardOfUnit, healthOf, isAir, isHero, sizeOf, unitOf } from './units.ts';

function fail(unit: Unit, what: string): never {
  throw new Error(`${unit.name} (${unit.card}): ${what}`);
}

function checkUnit(state: TacticsState, unit: Unit): void {
  const card = cardOfUnit(unit);
  if (unit.place === 'board') {
    if (unit.at < 0 || unit.at >= state.board.ground.length) fail(unit, 'stands nowhere');
    const size = sizeOf(unit);
    if (footprintOf(tablesOf(state.board).grid, unit.at, size, size).length === 0)
      fail(unit, 'hangs over the edge');
  }
  if (unit.place === 'aboard') {
    const carrier = unitOf(state, unit.carrier);
    if (carrier.side !== unit.side || unit.carriage === '') fail(unit, 'rides with nobody');
  }
  if (unit.place !== 'gone') {
    if (card.kind === 'squad' && unit.soldiers.length === 0) fail(unit, 'lives without soldiers');
    if (card.kind !== 'squad' && healthOf(unit) <= 0) fail(unit, 'lives without health');
    if (new Set(unit.soldiers).size !== unit.soldiers.length) fail(unit, 'has a soldier twice');
  }
  unit.ammo.forEach((left, at) => {
    if (left < 0 || left > card.weapons[at]!.boxes)
      fail(unit, `has ${left} rounds of ${card.weapons[at]!.line.name}`);
  });
  if (unit.joined >= 0 && unit.place !== 'gone' && !isHero(unit)) fail(unit, 'is joined but no hero');
}

/** Two units that are no heroes never share a square and storey, outside of movement. */
function checkSquares(state: TacticsState): void {
  if (state.stack.some((frame) => frame.kind === 'move' || frame.kind === 'wreck')) return;
  const taken = new Map<string, Unit>();
  for (const unit of state.units) {
    if (unit.place !== 'board' || isHero(unit)) continue;
    for (const square of squaresOf(state, unit)) {
      const key = `${square}/${isAir(unit) ? 'air' : unit.floor}`;
      const before = taken.get(key);
      if (before !== undefined) fail(unit, `shares a square with ${before.name}`);
      taken.set(key, unit);
    }
  }
}

export function checkInvariants(state: TacticsState): void {
  for (const unit of state.units) checkUnit(state, unit);
  checkSquares(state);
}
