import type { Special } from '../hooks.ts';
import { factsOfUnit } from '../table/cards.ts';
import { anyMember, membersOf } from '../table/units.ts';
import { refusal } from './special.ts';

/**
 * An action that loads what has fired (dt1.ruling.reload), also what is about to fire: whoever shoots first may have
 * something to load again.
 */
export const reload: Special = {
  id: 'reload',
  rule: 'dt1.ruling.reload',
  isCommand: false,
  has: (state, head) => anyMember(state, head, (unit) => factsOfUnit(state, unit).reloads),
  refuses: (state, head, isAfterShooting) =>
    isAfterShooting || anyMember(state, head, (unit) => unit.unloaded.length > 0)
      ? null
      : refusal('already-loaded', 'dt1.ruling.reload'),
  needsDie: () => false,
  receivers: () => null,
  carryOut: ({ state }, head) => {
    for (const unit of membersOf(state, head)) unit.unloaded = [];
    return null;
  },
};
