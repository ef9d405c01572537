import { attackFrame } from '../frames/attack.ts';
import { canShell } from '../geometry/index.ts';
import type { Special } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { groundOf } from '../table/ground.ts';
import { harmsUnit, seesUnit, someLine } from '../table/targets.ts';
import { anyMember, hasOwnSkill, hasRole, headsOnBoard, membersOf, unitNamed } from '../table/units.ts';
import { type ReadyLine, readyLines } from '../table/weapons.ts';
import { isCommandSquad } from './command-squad.ts';
import { friends, refusal } from './special.ts';

const artilleryOf = (state: CoreState, gun: Unit): ReadyLine[] =>
  readyLines(state, gun).filter(({ line }) => line.range === 'A');

/**
 * Targets that the observer sees and a gun does not (dt1.faq.observer.direct): unactivated friendly artillery
 * (dt1.ruling.artillery-limits), loaded, with a free way for its shells (dt1.faq.artillery.roof,
 * dt1.faq.artillery.inside). What a gun sees it attacks in its own activation (dt1.faq.observer.own-turn).
 */
function strikes(state: CoreState, head: Unit): CoreOption[] {
  const options: CoreOption[] = [];
  const ground = groundOf(state);
  const enemies = headsOnBoard(state).filter((unit) => unit.side !== head.side);
  for (const gun of friends(state, head).filter((unit) => !unit.activated)) {
    const lines = artilleryOf(state, gun);
    for (const target of enemies) {
      if (!lines.some(({ line }) => harmsUnit(state, line, target))) continue;
      if (!seesUnit(state, ground, head, target) || seesUnit(state, ground, gun, target)) continue;
      if (someLine(state, gun, gun.square, target, (a, b) => canShell(ground, a, b)))
        options.push({ do: 'strike', gun: gun.name, at: target.name });
    }
  }
  return options;
}

/**
 * One action: a gun fires at what its observer sees (dt1.ruling.artillery-strike). Observers call it by themselves; a
 * radioman needs the die of every order (dt1.cmd.radio.artillery, dt1.ruling.artillery-limits). The strike is the gun's
 * activation.
 */
export const artilleryStrike: Special = {
  id: 'artillery-strike',
  rule: 'dt1.cmd.radio.artillery',
  isCommand: true,
  has: (state, head) => anyMember(state, head, (unit) => hasOwnSkill(state, unit, 'artillery-strike')),
  refuses: (state, head) => {
    if (!isCommandSquad(state, head)) return null;
    if (head.tried) return refusal('command-tried', 'dt1.cmd.one-try');
    return hasRole(state, head, 'radioman') ? null : refusal('radioman-lost', 'dt1.cmd.radio.artillery-lost');
  },
  needsDie: isCommandSquad,
  receivers: strikes,
  carryOut: (cx, head, receiver) => {
    if (receiver?.do !== 'strike') return null;
    const { state } = cx;
    const gun = unitNamed(state, receiver.gun);
    const target = unitNamed(state, receiver.at);
    for (const unit of membersOf(state, gun)) unit.activated = true;
    const declared = artilleryOf(state, gun)
      .filter(({ line }) => harmsUnit(state, line, target))
      .map(({ unit, line }) => ({ unit: unit.id, line: line.id, shots: 0, at: { unit: target.name } }));
    cx.emit({
      type: 'strike-called',
      unit: head.name,
      gun: gun.name,
      target: target.name,
      rule: 'dt1.faq.artillery.radio',
    });
    return attackFrame(gun, 'strike', target.id, declared);
  },
};
