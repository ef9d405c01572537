/** Who holds what at the end of a turn. */
import { own } from '../exceptions/index.ts';
import { groundOf } from '../ground/index.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { isAir, onBoard, other, unitOf } from '../units.ts';

/** dt14.skill.mindless.objective: mindless zombies never hold, though they contest. */
const canHold = (unit: Unit): boolean => own(unit).takesObjectives !== false;

/**
 * dt14.ruling.aircraft.places: aircraft stand nowhere. On whichever storey, a roof too, one is inside
 * (dt14.ruling.storeys.roof-inside).
 */
const standsOn = (state: TacticsState, unit: Unit, squares: readonly number[]): boolean =>
  onBoard(unit) && !isAir(unit) && groundOf(state).control.stands(state, unit, squares);

const disputes = (state: TacticsState, unit: Unit, squares: readonly number[]): boolean =>
  onBoard(unit) && !isAir(unit) && groundOf(state).control.disputes(state, unit, squares);

/**
 * dt14.scen.reload.control.occupy, dt14.scen.reload.control.contested, dt14.scen.fuel.control.occupy,
 * dt14.scen.fuel.control.contested: on the square, no enemy next to it.
 */
export function holder(state: TacticsState, objective: number): Side | null {
  for (const side of [0, 1] as const) {
    if (
      !state.units.some((unit) => unit.side === side && canHold(unit) && standsOn(state, unit, [objective]))
    )
      continue;
    const contested = state.units.some(
      (unit) =>
        unit.side !== side &&
        onBoard(unit) &&
        !isAir(unit) &&
        groundOf(state).control.contests(state, unit, objective),
    );
    if (!contested) return side;
  }
  return null;
}

/** dt14.scen.radio.control.inside, dt14.scen.radio.control.contested: someone inside, no enemy inside. */
export function occupier(state: TacticsState, named: readonly number[]): Side | null {
  const place = groundOf(state).control.place(state, named);
  for (const side of [0, 1] as const) {
    if (!state.units.some((unit) => unit.side === side && canHold(unit) && standsOn(state, unit, place)))
      continue;
    if (!state.units.some((unit) => unit.side === other(side) && disputes(state, unit, place))) return side;
  }
  return null;
}

/** dt14.win.points, dt14.win.draw */
export function byPoints(state: TacticsState): { winner: Side | null; reason: string; rule: RuleId } {
  const [a, b] = state.scores;
  if (a === b) return { winner: null, reason: 'draw', rule: 'dt14.win.draw' };
  return { winner: a > b ? 0 : 1, reason: 'points', rule: 'dt14.win.points' };
}

/**
 * Whoever waits outside the board, or in what does, and can never enter: an unplaced Spy counts so, and a vessel
 * without water.
 */
function staysOut(state: TacticsState, unit: Unit): boolean {
  if (unit.place === 'aboard') return staysOut(state, unitOf(state, unit.carrier));
  if (unit.place !== 'off') return false;
  if (own(unit).entry === 'never') return true;
  return !groundOf(state).landing.couldEnter(state, unit);
}

/**
 * dt14.win.end.elimination, dt14.ruling.spy.where, dt14.ruling.naval.fielded: who can never enter keeps no side in the
 * match.
 */
export function isAliveSide(state: TacticsState, side: Side): boolean {
  return state.units.some((unit) => unit.side === side && unit.place !== 'gone' && !staysOut(state, unit));
}
