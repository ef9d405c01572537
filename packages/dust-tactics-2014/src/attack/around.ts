/** What happens around the dice of an attack: skills declared, heroes who join, ammunition spent, hits handed on. */
import type { Roll } from '@dustfront/kernel';
import { facesIn, hitFaces, laid, rulesOfThrow, saveFaces } from '@dustfront/wargame';
import { KILL } from '../cards/card.ts';
import type { Choice } from '../choice.ts';
import { fightingSpirit } from '../exceptions/fighting-spirit.ts';
import { lucky } from '../exceptions/lucky.ts';
import type { AttackFrame, Run } from '../frames/make.ts';
import type { Pool } from '../frames/make-damage.ts';
import { groundOf } from '../ground/index.ts';
import type { SkillRule } from '../hooks.ts';
import { mayJoinNow } from '../joining.ts';
import { letGo } from '../losses.ts';
import { skillsOf } from '../moments.ts';
import { rosterOf } from '../roster.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { NOBODY, type TacticsState, type Unit, type UnitId } from '../state.ts';
import { groupOf, other, unitOf } from '../units.ts';
import { rowLine, rowWeapon } from './rows.ts';

/**
 * In this order are skills declared with the targets (dt14.target.skills, dt14.skill.declare, dt14.sp.skill.declare).
 */
const DECLARED: readonly SkillRule[] = [fightingSpirit, lucky];

/** Those that may be declared now, each with the one who bears it where it is his alone. */
export function offeredSkills(state: TacticsState, frame: AttackFrame): string[] {
  const unit = unitOf(state, frame.unit);
  const about = { skills: skillsOf(state, unit), shooters: frame.shots.map((shot) => shot.by) };
  return DECLARED.flatMap((rule) => rule.declared?.offers(state, unit, about) ?? []);
}

/** Uses one of them; answers its name. */
export function useSkill(state: TacticsState, frame: AttackFrame, offered: string): string {
  const [skill = '', bearer = ''] = offered.split(':');
  DECLARED.find((rule) => rule.id === skill)?.declared?.use(state, frame, Number(bearer));
  return skill;
}

/**
 * dt14.hero.join.attacked.hero, dt14.hero.join.attacked.unit: heroes of the other side who may join what is aimed at.
 */
export function joinPairs(state: TacticsState, frame: AttackFrame): Choice[] {
  if (state.rules !== 'full') return [];
  const isAimedAt = (id: UnitId) => frame.shots.some((shot) => shot.target === id);
  const defender = other(unitOf(state, frame.unit).side);
  const pairs: Choice[] = [];
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.side !== defender || hero.place !== 'board' || hero.joined >= 0) continue;
    for (const unit of state.units) {
      if (unit.side !== defender || unit.joined >= 0 || (!isAimedAt(hero.id) && !isAimedAt(unit.id)))
        continue;
      if (mayJoinNow(state, hero, unit))
        pairs.push({ do: 'join', unit: hero.id, who: hero.name, target: unit.id, whom: unit.name });
    }
  }
  return pairs;
}

/**
 * Ammunition and tokens go when the attack is made (dt14.weapon.ammo.mark, dt14.weapon.limited.mark,
 * dt14.weapon.reload.spend).
 */
export function spend(state: TacticsState, frame: AttackFrame): void {
  for (const shot of frame.shots) {
    const by = unitOf(state, shot.by);
    const of = rowWeapon(by, shot.weapon);
    if (of === null) continue;
    if (of.boxes > 0) by.ammo[shot.weapon] = by.ammo[shot.weapon]! - shot.count * shot.rounds;
    if (of.line.rules.includes('reload')) by.loaded = false;
    if (shot.salvo) by.salvo = false;
  }
}

/** dt14.skill.camouflage.ends, dt14.skill.camo.ends: an attack gives the attacker away, the observer stays hidden. */
export function giveAway(state: TacticsState, unit: Unit): void {
  for (const one of groupOf(state, unit)) {
    one.hidden = false;
    letGo(state, one);
    one.acted = true;
  }
}

/** The faces that hit in the next throw at a target, and the rules behind it. */
export function toldHits({ hit, runs, run }: AttackFrame): Pick<Roll<RuleId>, 'success' | 'because'> {
  const { line } = runs[run]!;
  return {
    success: facesIn(hitFaces(line.roll, laid(hit))),
    because: rulesOfThrow(line, laid(hit).stage, laid(hit).pass),
  };
}

/** The same of saves, with the faces that cancel a hit. */
export function toldSaves({ save, runs, run }: AttackFrame): Pick<Roll<RuleId>, 'success' | 'because'> {
  const { line } = runs[run]!;
  return {
    success: facesIn(saveFaces(laid(line.guard.save), laid(save))),
    because: rulesOfThrow(line, 'save'),
  };
}

export function poolOf(state: TacticsState, frame: AttackFrame, run: Run): Pool {
  const shot = frame.shots[run.shot];
  const { points } = run.line.damage;
  return {
    hits: run.hits,
    points: points === 'kill' ? KILL : points,
    cover: run.cover,
    named: shot !== undefined && shot.target === run.target ? shot.named : NOBODY,
    soldier: shot?.soldier ?? -1,
    stun: run.stun,
    by: run.by,
    chooser: run.assassin ? unitOf(state, run.by).side : -1,
    spread: run.spread,
    bare: false,
    ...seenBy(state, frame, run),
  };
}

/** dt14.table.losses: whom those who fired see of a target; nothing where they see all of it, or strike it. */
function seenBy(state: TacticsState, frame: AttackFrame, run: Run): Pick<Pool, 'seen' | 'weapon'> {
  const { byMiniature } = groundOf(state);
  const shot = frame.shots[run.shot];
  if (byMiniature === undefined || shot === undefined || shot.close || run.back) return {};
  const by = unitOf(state, frame.eyes >= 0 ? frame.eyes : run.by);
  const men = frame.eyes >= 0 ? {} : { men: shot.men };
  const overVehicles = rowLine(unitOf(state, run.by), shot.weapon).rules.includes('artillery');
  const target = unitOf(state, run.target);
  const seen = byMiniature.seen(state, { unit: by, ...men, overVehicles }, target);
  const all = groupOf(state, target).reduce((sum, one) => sum + Math.max(1, one.soldiers.length), 0);
  return seen.length === 0 || seen.length >= all ? {} : { seen: [...seen], weapon: shot.weapon };
}
