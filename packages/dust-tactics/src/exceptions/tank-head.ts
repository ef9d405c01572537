import type { Special } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasOwnSkill, membersOf, unitNamed } from '../table/units.ts';
import { choose, damagedVehiclesNear, heal, lostHealth, refusal } from './special.ts';

/** The hero with Tank Head in a unit; a joined one spends his squad's action (dt1.skill.tank-head.squad). */
function tankHeadOf(state: CoreState, head: Unit): Unit | null {
  return membersOf(state, head).find((unit) => hasOwnSkill(state, unit, 'tank-head')) ?? null;
}

/**
 * Once a game (dt1.skill.tank-head.once), when the player wishes (dt1.skill.tank-head.when), a friendly vehicle next to
 * the hero, or in his square (dt1.skill.tank-head.adjacent), is as new (dt1.skill.tank-head.all), unless it is
 * destroyed (dt1.skill.tank-head.dead). It takes an action (dt1.skill.tank-head.action).
 */
export const tankHead: Special = {
  id: 'tank-head',
  rule: 'dt1.skill.tank-head.all',
  isCommand: false,
  has: (state, head) => tankHeadOf(state, head) !== null,
  refuses: (state, head) =>
    tankHeadOf(state, head)?.spent.includes('tank-head')
      ? refusal('once-a-game', 'dt1.skill.tank-head.once')
      : null,
  needsDie: () => false,
  receivers: (state, head) => damagedVehiclesNear(state, head).map(choose),
  carryOut: (cx, head, receiver) => {
    if (receiver?.do !== 'choose') return null;
    const unit = unitNamed(cx.state, receiver.unit);
    tankHeadOf(cx.state, head)?.spent.push('tank-head');
    heal(cx, unit, lostHealth(cx.state, unit), 'dt1.skill.tank-head.all');
    return null;
  },
};
