/** Asks the exceptions that count for a unit now. */
import type { Skill } from './cards/card.ts';
import { SKILLS } from './exceptions/ids.ts';
import { own, ownRules, skillRule } from './exceptions/index.ts';
import { F } from './faces.ts';
import { type Gait, PLAIN_GAIT } from './ground/gait.ts';
import type { Calls, ExtraAction, FreeAction, Reaction, SkillRule, Speed } from './hooks.ts';
import { rosterOf } from './roster.ts';
import { NOBODY, type TacticsState, type Unit } from './state.ts';
import { cardOfUnit, groupOf, isAlive, isMachine, leaderOf, pilotOf, unitOf } from './units.ts';

const isShared = (skill: Skill) => skillRule(skill).shared;
const isPiloted = (skill: Skill) => skillRule(skill).piloted === true;

/**
 * The unit's own skills, those its companions share (dt14.skill.share.hero-to-unit, dt14.skill.share.unit-to-hero,
 * dt14.skill.share.hero, dt14.skill.share.unit), its pilot's (dt14.pilot.skills, dt14.sp.pilot.skills), and those of
 * whoever is led. A skill held twice counts once (dt14.skill.same.no-double, dt14.skill.share.same).
 */
export function skillsOf(state: TacticsState, unit: Unit): readonly Skill[] {
  const printed = cardOfUnit(unit).skills;
  if (hasOnlyItsOwn(state, unit)) return printed;
  const all = new Set(printed);
  const pilot = isMachine(unit) ? pilotOf(state, unit) : null;
  for (const mate of groupOf(state, leaderOf(state, unit))) {
    if (mate === unit) continue;
    for (const skill of cardOfUnit(mate).skills) if (isShared(skill)) all.add(skill);
  }
  if (pilot !== null) for (const skill of cardOfUnit(pilot).skills) if (isPiloted(skill)) all.add(skill);
  if (unit.led) for (const skill of own(unit).led?.skills ?? []) all.add(skill);
  return [...all];
}

/** Nobody leads the unit, no hero is part of it or rides in it, nor is it part of another. */
function hasOnlyItsOwn(state: TacticsState, unit: Unit): boolean {
  if (unit.led || unit.joined !== NOBODY) return false;
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.joined === unit.id || hero.carrier === unit.id) return false;
  }
  return true;
}

/** Nothing on the card speaks at a moment, and nobody adds to the card: so it is with most, and cheaply told. */
const isSilent = (state: TacticsState, unit: Unit, said: unknown): boolean =>
  said === undefined && hasOnlyItsOwn(state, unit);

const rulesOf = (state: TacticsState, unit: Unit): readonly SkillRule[] =>
  hasOnlyItsOwn(state, unit) ? ownRules(unit) : skillsOf(state, unit).map(skillRule);

export function gaitOf(state: TacticsState, unit: Unit): Gait {
  let gait = PLAIN_GAIT;
  if (isSilent(state, unit, own(unit).gait)) return gait;
  for (const rule of rulesOf(state, unit)) if (rule.gait) gait = rule.gait(gait, state, unit);
  return gait;
}

/** dt14.hero.join.slower, dt14.sp.hero.join.slower: the slowest of those who move together, each by his own card. */
export function speedOf(state: TacticsState, unit: Unit): Speed {
  let move = Number.POSITIVE_INFINITY;
  let march = Number.POSITIVE_INFINITY;
  for (const one of groupOf(state, unit)) {
    let speed: Speed = cardOfUnit(one);
    if (own(one).speed !== undefined)
      for (const rule of ownRules(one)) speed = rule.speed?.(speed, one) ?? speed;
    if (one.led) speed = own(one).led?.speed(speed) ?? speed;
    move = Math.min(move, speed.move);
    march = Math.min(march, speed.march);
  }
  return { move, march };
}

/** Actions that a skill adds to those of the book. */
export function extraActions(state: TacticsState, unit: Unit): ExtraAction[] {
  const found: ExtraAction[] = [];
  if (isSilent(state, unit, own(unit).extra)) return found;
  for (const { extra } of rulesOf(state, unit)) if (extra !== undefined) found.push(extra);
  return found;
}

/** Whether a unit may have others make its attack, and who. */
export const callsOf = (state: TacticsState, unit: Unit): Calls | undefined =>
  isSilent(state, unit, own(unit).calls)
    ? undefined
    : rulesOf(state, unit).find((rule) => rule.calls !== undefined)?.calls;

export function freeActions(state: TacticsState, unit: Unit): readonly FreeAction[] {
  const free: FreeAction[] = [];
  if (!isSilent(state, unit, own(unit).free))
    for (const rule of rulesOf(state, unit)) if (rule.free !== undefined) free.push(...rule.free);
  // dt14.equip.naval.attack
  if (cardOfUnit(unit).drive === 'naval') free.push({ after: 'march', gives: 'attack' });
  return free;
}

export const BASE_REACTION: Reaction = { reach: 4, faces: F };
/** Nobody reacts to anything farther away. */
export const FARTHEST_REACTION = Math.max(
  BASE_REACTION.reach,
  ...SKILLS.map((skill) => skillRule(skill).react?.(BASE_REACTION).reach ?? 0),
);

export function reactionOf(state: TacticsState, unit: Unit): Reaction {
  let reaction = BASE_REACTION;
  if (isSilent(state, unit, own(unit).react)) return reaction;
  for (const rule of rulesOf(state, unit)) if (rule.react) reaction = rule.react(reaction);
  return reaction;
}

/**
 * dt14.ruling.reaction, dt14.stun.react.one-die, dt14.weapon.tesla.react, dt14.weapon.grapple.react: one for the
 * stunned.
 */
export const reactionDice = (state: TacticsState, unit: Unit): number =>
  groupOf(state, unit).some((one) => one.stuns.length > 0) ? 1 : 2;

/** The chances of no success, one, and more, when a unit reacts. */
export function reactionOdds(state: TacticsState, unit: Unit): readonly [number, number, number] {
  const { faces } = reactionOf(state, unit);
  const hit = [0, 1, 2, 3, 4, 5].filter((face) => ((faces >> face) & 1) === 1).length / 6;
  const dice = reactionDice(state, unit);
  const none = (1 - hit) ** dice;
  const one = dice * hit * (1 - hit) ** (dice - 1);
  return [none, one, dice === 1 ? 0 : 1 - none - one];
}

/** The chance of at least one success when a unit reacts. */
export const reactionChance = (state: TacticsState, unit: Unit): number => 1 - reactionOdds(state, unit)[0];

/** Does activating call for a die that may give a third action (dt14.act.third.source)? */
export function rollsForThird(state: TacticsState, unit: Unit): boolean {
  if (isMachine(unit)) {
    const pilot = pilotOf(state, unit);
    if (pilot === null) return false;
    return cardOfUnit(pilot).skills.some((skill) => skillRule(skill).thirdAction?.(unit) === true);
  }
  return groupOf(state, unit).some((one) =>
    cardOfUnit(one).skills.some((skill) => skillRule(skill).thirdAction?.(null) === true),
  );
}

/** dt14.init.dice.three, dt14.skill.black-ops.four: dice that a side rolls for initiative. */
export function initiativeDice(state: TacticsState, side: number): number {
  let dice = 3;
  for (const unit of state.units) {
    if (unit.side !== side || !isAlive(unit)) continue;
    for (const skill of cardOfUnit(unit).skills) dice = Math.max(dice, skillRule(skill).initiative ?? 0);
  }
  return dice;
}

/**
 * May these two be one unit (dt14.hero.join.who, dt14.hero.join.squad, dt14.hero.join.support, dt14.hero.join.armour,
 * dt14.sp.hero.join.armour)? A Sidekick is a hero who may join his Superhuman (dt14.super.sidekick.is-hero,
 * dt14.super.sidekick.hero-rules, dt14.super.sidekick.join, dt14.super.sidekick.combined).
 */
export function mayJoin(hero: Unit, unit: Unit): boolean {
  const from = cardOfUnit(hero);
  const to = cardOfUnit(unit);
  if (hero === unit || from.kind !== 'hero' || hero.side !== unit.side) return false;
  const sidekick = from.sidekickOf === unit.card;
  if (to.kind !== 'squad' && to.kind !== 'support' && !sidekick) return false;
  if (from.armour !== to.armour) return false;
  for (const skill of [...from.skills, ...to.skills]) {
    const veto = skillRule(skill).joins;
    if (veto !== undefined && !veto(hero, unit)) return false;
  }
  return !hero.spent.includes('parted');
}
