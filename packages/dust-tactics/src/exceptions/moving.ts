import type { Mover } from '../geometry/index.ts';
import type { MovingException, Pace } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { agile } from './agile.ts';
import { assault } from './assault.ts';
import { fast } from './fast.ts';
import { jump } from './jump.ts';

/**
 * In the order in which they meet: Assault doubles the printed value, Fast adds to the whole
 * (dt1.skill.fast.not-doubled).
 */
const MOVING: readonly MovingException[] = [agile, jump, assault, fast];
const GAITS = MOVING.flatMap(({ works, gait }) => (gait === undefined ? [] : [{ works, gait }]));
const PACES = MOVING.flatMap(({ works, pace }) => (pace === undefined ? [] : [{ works, pace }]));

export function gaitOf(state: CoreState, head: Unit, plain: Mover): Mover {
  let mover = plain;
  for (const { works, gait } of GAITS) if (works(state, head)) mover = gait(mover);
  return mover;
}

export function paceOf(state: CoreState, head: Unit, printed: number): Pace {
  let found: Pace = { each: printed, more: 0 };
  for (const { works, pace } of PACES) if (works(state, head)) found = pace(found);
  return found;
}
