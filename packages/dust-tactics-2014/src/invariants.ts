/** Facts that hold at every question, whatever is going on. */
import { groundOf } from './ground/index.ts';
import type { TacticsState, Unit } from './state.ts';
import { cardOfUnit, healthOf, isHero, unitOf } from './units.ts';

function fail(unit: Unit, what: string): never {
  throw new Error(`${unit.name} (${unit.card}): ${what}`);
}

function checkUnit(state: TacticsState, unit: Unit): void {
  const card = cardOfUnit(unit);
  if (unit.place === 'board') {
    const wrong = groundOf(state).misplaced(state, unit);
    if (wrong !== null) fail(unit, wrong);
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

/** Whoever moves, or is put out of a wreck, may be anywhere for a moment. */
const isMoving = (state: TacticsState): boolean =>
  state.stack.some((frame) => frame.kind === 'move' || frame.kind === 'wreck');

export function checkInvariants(state: TacticsState): void {
  for (const unit of state.units) checkUnit(state, unit);
  if (isMoving(state)) return;
  const [pair] = groundOf(state).crowded(state);
  if (pair !== undefined) fail(pair[0], `shares a place with ${pair[1].name}`);
}
