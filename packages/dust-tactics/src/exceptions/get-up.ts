import type { Special } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { isHero, kindOf, membersOf, unitNamed } from '../table/units.ts';
import { commandRefusal, isCommandSquad } from './command-squad.ts';
import { friends, heal, isNear, lostHealth } from './special.ts';

function fallenOf(state: CoreState, squad: Unit): CoreOption[] {
  const card = cardOf(state, squad);
  const kinds = new Map<string, number>();
  card.figures.forEach((lines, figure) => {
    if (!squad.figures.includes(figure)) kinds.set(`${lines.join()} ${card.roles?.[figure] ?? ''}`, figure);
  });
  return [...kinds.values()]
    .sort((a, b) => a - b)
    .map((figure) => ({ do: 'revive', unit: squad.name, figure }));
}

/**
 * Soldiers who can be brought back, one of each kind, and heroes who can be healed, as the owner likes
 * (dt1.ruling.get-up-choice): next to the squad only (dt1.cmd.getup.adjacent, dt1.cmd.getup.no-radio), of squads that
 * still stand (dt1.cmd.getup.survivors).
 */
function patients(state: CoreState, head: Unit): CoreOption[] {
  const options: CoreOption[] = [];
  for (const unit of friends(state, head).filter((friend) => isNear(state, head, friend))) {
    for (const member of membersOf(state, unit)) {
      if (isHero(state, member) && lostHealth(state, member) > 0)
        options.push({ do: 'revive', unit: member.name, figure: -1 });
      if (kindOf(state, member) === 'squad') options.push(...fallenOf(state, member));
    }
  }
  return options;
}

/**
 * He has his weapons again (dt1.cmd.getup.equipment, dt1.faq.getup.weapons), and the squad its boxes
 * (dt1.faq.getup.refill).
 */
function standUp(state: CoreState, squad: Unit, figure: number): void {
  squad.figures = [...squad.figures, figure].sort((a, b) => a - b);
  // Unless the match follows FAQ 1.3 (dt1.ruling.get-up-ammo).
  if (state.options.getUpWithoutAmmo) return;
  for (const line of cardOf(state, squad).weapons)
    if (line.limited !== undefined) squad.ammo[line.id] = line.limited;
}

/**
 * A medic gives a squad a soldier back (dt1.cmd.getup.soldier), or a hero a health point, without a die
 * (dt1.cmd.getup.no-roll).
 */
export const getUp: Special = {
  id: 'get-up',
  rule: 'dt1.cmd.getup.soldier',
  isCommand: true,
  has: isCommandSquad,
  refuses: (state, head) => commandRefusal(state, head, 'medic'),
  needsDie: () => false,
  receivers: patients,
  carryOut: (cx, _head, receiver) => {
    if (receiver?.do !== 'revive') return null;
    const { figure } = receiver;
    const unit = unitNamed(cx.state, receiver.unit);
    if (figure < 0) heal(cx, unit, 1, 'dt1.cmd.getup.hero');
    else {
      standUp(cx.state, unit, figure);
      cx.emit({ type: 'revived', unit: unit.name, figure: figure + 1, rule: 'dt1.cmd.getup.soldier' });
    }
    return null;
  },
};
