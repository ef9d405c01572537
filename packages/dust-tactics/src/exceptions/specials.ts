import type { Special } from '../hooks.ts';
import type { ActionName } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { artilleryStrike } from './artillery-strike.ts';
import { comeOn } from './come-on.ts';
import { fieldRepair } from './field-repair.ts';
import { getMoving } from './get-moving.ts';
import { getUp } from './get-up.ts';
import { makeshiftRepair } from './makeshift-repair.ts';
import { reload } from './reload.ts';
import { tankHead } from './tank-head.ts';

/** Every action beside moving and shooting, in the order in which they are offered. */
export const SPECIALS: readonly Special[] = [
  reload,
  tankHead,
  artilleryStrike,
  getMoving,
  makeshiftRepair,
  fieldRepair,
  getUp,
  comeOn,
];

export function specialNamed(id: ActionName): Special | undefined {
  return SPECIALS.find((special) => special.id === id);
}

/** Whether the special could do something at this moment, not only be announced. */
export function isUsable(state: CoreState, head: Unit, special: Special): boolean {
  const receivers = special.receivers(state, head);
  return receivers === null || receivers.length > 0;
}
