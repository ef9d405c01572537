import type { Refusal } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import type { CoreOption } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { distanceBetween } from '../table/ground.ts';
import { headsOnBoard, kindOf } from '../table/units.ts';

export const refusal = (code: string, rule: RuleId): Refusal<RuleId> => ({ code, rule });

/** dt1.ruling.same-square: whoever shares the square is as near as whoever stands next to it. */
export function isNear(state: CoreState, a: Unit, b: Unit): boolean {
  return distanceBetween(state, a, b) <= 1;
}

/** Friendly units on the board other than the one that acts (dt1.cmd.not-self). */
export function friends(state: CoreState, head: Unit): Unit[] {
  return headsOnBoard(state, head.side).filter((unit) => unit.id !== head.id);
}

export const choose = (unit: Unit): CoreOption => ({ do: 'choose', unit: unit.name });

export const lostHealth = (state: CoreState, unit: Unit): number => cardOf(state, unit).health - unit.health;

/**
 * Next to the unit, on the board and not whole: dt1.cmd.repair.adjacent, dt1.cmd.repair.no-radio, dt1.cmd.repair.dead.
 */
export function damagedVehiclesNear(state: CoreState, head: Unit): Unit[] {
  return friends(state, head).filter(
    (unit) => kindOf(state, unit) === 'vehicle' && lostHealth(state, unit) > 0 && isNear(state, head, unit),
  );
}

export function heal(cx: Cx, unit: Unit, points: number, rule: RuleId): void {
  unit.health += points;
  cx.emit({ type: 'healed', unit: unit.name, points, left: unit.health, rule });
}
