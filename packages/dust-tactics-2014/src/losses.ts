import type { Cx } from './events.ts';
/** What happens to a unit that is lost, and what follows for others. */
import { own } from './exceptions/index.ts';
import { rosterOf } from './roster.ts';
import { NOBODY, type TacticsState, type Unit } from './state.ts';
import { cardOfUnit, carriedBy, heroesIn, other, part, takeOff, unitOf } from './units.ts';

/** dt14.stun.nothing: a token on the unit and the heroes in it (dt14.ruling.stun.group). */
export function stun(cx: Cx, unit: Unit, source: number): void {
  for (const one of [unit, ...heroesIn(cx.state, unit)])
    if (!one.stuns.includes(source)) one.stuns.push(source);
  cx.emit({ type: 'stunned', unit: unit.name, rule: 'dt14.stun.nothing' });
}

/**
 * dt14.weapon.grapple.release, dt14.ruling.grapple.ends, dt14.weapon.grapple.regrab: the grappler lets go of all that
 * he holds.
 */
export function letGo(state: TacticsState, grappler: Unit): void {
  for (const unit of state.units) {
    if (unit.stuns.length === 0) continue;
    const held = unit.stuns.indexOf(grappler.id);
    if (held >= 0) unit.stuns.splice(held, 1);
  }
}

/**
 * dt14.card.capacity, dt14.win.points.whole-units: off the board, to the enemy's score, whoever destroyed it
 * (dt14.ruling.score.own-fire). Who may live on waits for the end of the action (dt14.skill.cheat.when). Returns
 * whether it leaves others behind who rode in it.
 */
export function eliminate(cx: Cx, unit: Unit): boolean {
  const { state } = cx;
  letGo(state, unit);
  unit.stuns = [];
  unit.place = 'gone';
  unit.soldiers = [];
  unit.marks = cardOfUnit(unit).track;
  const mayLive = own(unit).secondChance !== undefined;
  if (mayLive) state.fallen.push(unit.id);
  else score(cx, unit);
  const crewed = carriedBy(state, unit).length > 0;
  if (!crewed && !mayLive) clear(unit);
  cx.emit({ type: 'eliminated', unit: unit.name, card: unit.card, rule: 'dt14.card.capacity' });
  return crewed;
}

/** Points for the other side; a unit that came back scores again (dt14.cmd.reinf.victory, dt14.cmd.replace.victory). */
export function score(cx: Cx, unit: Unit): void {
  cx.state.scores[other(unit.side)] += cardOfUnit(unit).ap;
}

/** Nothing of a lost unit stays on the board: no wreck (dt14.cmd.replace.wreck). */
export function clear(unit: Unit): void {
  takeOff(unit);
  unit.carrier = NOBODY;
  unit.carriage = '';
  unit.joined = NOBODY;
  unit.bond = '';
  unit.hidden = false;
  unit.dug = false;
}

/** dt14.ruling.hero.survivor: heroes of a unit that is gone go on as units of their own. */
export function settleGroups(state: TacticsState): void {
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.joined === NOBODY || hero.place === 'gone') continue;
    if (unitOf(state, hero.joined).place === 'gone') part(state, hero);
  }
}
