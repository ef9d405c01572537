import type { Special } from '../hooks.ts';
import { unitNamed } from '../table/units.ts';
import { commandRefusal, isCommandSquad } from './command-squad.ts';
import { choose, damagedVehiclesNear, heal } from './special.ts';

/**
 * A mechanic gives a vehicle next to the squad one health point back (dt1.cmd.repair.one), without a die
 * (dt1.cmd.repair.no-roll).
 */
export const makeshiftRepair: Special = {
  id: 'makeshift-repair',
  rule: 'dt1.cmd.repair.one',
  isCommand: true,
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'mechanic'),
  needsDie: () => false,
  receivers: (state, head) => damagedVehiclesNear(state, head).map(choose),
  carryOut: (cx, _head, receiver) => {
    if (receiver?.do === 'choose') heal(cx, unitNamed(cx.state, receiver.unit), 1, 'dt1.cmd.repair.one');
    return null;
  },
};
