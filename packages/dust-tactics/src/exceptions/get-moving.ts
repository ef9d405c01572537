import { breakOff } from '../frames/break-off.ts';
import { actsOutOfTurn } from '../frames/out-of-turn.ts';
import type { Special } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import type { Unit } from '../state.ts';
import { hasRole, membersOf, unitNamed } from '../table/units.ts';
import { commandRefusal, isCommandSquad } from './command-squad.ts';
import { choose, friends, isNear } from './special.ts';

/** An activation like any other begins with the choice to part (dt1.ruling.break-off). */
const aloneIfJoined = (unit: Unit): CoreOption[] =>
  unit.joined < 0 ? [] : [{ do: 'activate', unit: unit.name, alone: true }];

/**
 * An officer's order to act once more, a whole activation (dt1.cmd.officer.full); boxes marked off stay so
 * (dt1.cmd.officer.ammo). His die is the only one (dt1.cmd.radio.one-die): a living radioman passes the order on
 * without being announced (dt1.cmd.radio.passive), without a die (dt1.cmd.radio.no-roll) and without an action
 * (dt1.cmd.radio.free), the only two abilities of a round that go together (dt1.cmd.radio.pair).
 */
export const getMoving: Special = {
  id: 'get-moving',
  rule: 'dt1.cmd.officer.order',
  isCommand: true,
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'officer'),
  needsDie: () => true,
  // dt1.cmd.officer.adjacent, dt1.cmd.radio.relay, dt1.cmd.radio.dead-officer; only units that have acted
  // (dt1.ruling.order-activated)
  receivers: (state, head) => {
    const radio = hasRole(state, head, 'radioman');
    return friends(state, head)
      .filter((unit) => unit.activated && (radio || isNear(state, head, unit)))
      .flatMap((unit) => [choose(unit), ...membersOf(state, unit).flatMap(aloneIfJoined)]);
  },
  carryOut: (cx, head, receiver) => {
    if (receiver?.do !== 'choose' && receiver?.do !== 'activate') return null;
    const unit = unitNamed(cx.state, receiver.unit);
    if (receiver.do === 'activate') breakOff(cx, unit);
    actsOutOfTurn(cx.state, unit);
    cx.emit({ type: 'ordered', unit: unit.name, by: head.name, rule: 'dt1.cmd.officer.reactivate' });
    return null;
  },
};
