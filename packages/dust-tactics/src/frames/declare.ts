import type { SkillId } from '../cards/card.ts';
import type { Cx } from '../events.ts';
import { CALLED_AT, calledNamed } from '../exceptions/called.ts';
import { chargeManner } from '../exceptions/charge.ts';
import type { Called, Manner } from '../hooks.ts';
import type { Aim, CoreOption } from '../options.ts';
import type { CoreState, Unit } from '../state.ts';
import { groundOf, squareNamed, squaresOf } from '../table/ground.ts';
import { aimsOf, harmsUnit, hasAim } from '../table/targets.ts';
import { anyMember, bearerOf, membersOf, unitNamed } from '../table/units.ts';
import { type ReadyLine, readyLines, shotsLeft } from '../table/weapons.ts';
import { unitAt } from './frame.ts';

export interface Declared {
  unit: number;
  line: string;
  shots: number;
  at: Aim;
}

export type AttackMode = 'shoot' | 'sustained' | 'reactive' | 'charge' | 'strike';

/** What is known of an attack while its fire is declared. */
export interface Declaring {
  unit: number;
  mode: AttackMode;
  /** The only target allowed: the unit reacted to, or struck by artillery; else -1. */
  only: number;
  declared: Declared[];
}

type Fire = Extract<CoreOption, { do: 'fire' }>;

/** A line with everything it may be aimed at, and how many shots it may fire. */
export interface Choice {
  readonly ready: ReadyLine;
  readonly options: readonly Fire[];
}

/**
 * Which lines an attack may use: all of them (dt1.attack.all-weapons), close ones too (dt1.attack.close-same), special
 * ones at no cost of their own (dt1.sw.shoot, dt1.sw.no-action), or what its kind allows.
 */
const freely: Manner = { mayFire: () => true, mayAim: () => true, isBinding: false };

/**
 * In a reaction all lines in range must fire (dt1.faq.reactive.lines). Limited shots are the owner's choice, none
 * included (dt1.ruling.reactive-ammo). What a called gun fires is declared already.
 */
const MANNERS: Readonly<Record<AttackMode, Manner>> = {
  shoot: freely,
  sustained: freely,
  reactive: { ...freely, isBinding: true },
  charge: chargeManner,
  strike: freely,
};

function isAllowedAim(state: CoreState, f: Declaring, aim: Fire['at']): boolean {
  if (!MANNERS[f.mode].mayAim(aim)) return false;
  if (f.only < 0) return true;
  const only = unitAt(state, f.only);
  // dt1.faq.reactive.target: every line of a reaction fires at the unit that caused it, close ones if it is adjacent
  // (dt1.faq.reactive.close).
  if ('unit' in aim) return aim.unit === only.name;
  const standing = squaresOf(state, only);
  return 'squares' in aim && aim.squares.some((name) => standing.includes(squareNamed(state, name)));
}

/** The numbers of shots that may be announced for a line, so many of other lines having been announced. */
function shotsOf(state: CoreState, { unit, line }: ReadyLine, announced: number): number[] {
  if (line.limited === undefined) return [0];
  return Array.from({ length: shotsLeft(state, unit, line, announced) }, (_, i) => i + 1);
}

/**
 * What can still be declared, line by line, in the order of the cards: each line once with all its weapons
 * (dt1.faq.split.same-type), at something in its range and sight (dt1.attack.declare.in-range, dt1.faq.split.range), at
 * the target of another line or at one of its own (dt1.attack.combine, dt1.attack.split, dt1.faq.split.many), at a unit
 * or at the cover beside it but not at both
 * (dt1.cover.target.one, dt1.cover.target.announce), limited ones with a number of shots (dt1.faq.ammo.number,
 * dt1.ammo.choice), besides the others and like them (dt1.ammo.extra, dt1.ammo.target, dt1.ammo.normal).
 */
export function choicesOf(state: CoreState, f: Declaring): Choice[] {
  const head = unitAt(state, f.unit);
  if (f.mode === 'strike') return [];
  const ground = groundOf(state);
  const choices: Choice[] = [];
  for (const ready of readyLines(state, head)) {
    const { unit, line } = ready;
    if (!MANNERS[f.mode].mayFire(line) || f.declared.some((d) => d.unit === unit.id && d.line === line.id))
      continue;
    let spoken = 0;
    for (const d of f.declared) if (d.unit === unit.id) spoken += d.shots;
    const shots = shotsOf(state, ready, spoken);
    if (shots.length === 0) continue;
    const options: Fire[] = [];
    if (f.only >= 0 && !harmsUnit(state, line, unitAt(state, f.only))) continue;
    for (const at of aimsOf(state, ground, unit, line, head.square)) {
      if (!isAllowedAim(state, f, at)) continue;
      for (const n of shots) options.push({ do: 'fire', unit: unit.name, line: line.id, at, shots: n });
    }
    if (options.length > 0) choices.push({ ready, options });
  }
  return choices;
}

/** Lines that must fire, limited shots aside. */
export function mustFire(f: Declaring, choice: Choice): boolean {
  return MANNERS[f.mode].isBinding && choice.ready.line.limited === undefined;
}

/** Abilities that can be called now, once a game each. */
export function callable(state: CoreState, head: Unit, moment: Called['callable']): SkillId[] {
  const found: SkillId[] = [];
  for (const skill of CALLED_AT[moment]) {
    const mayCall = (unit: Unit): boolean => bearerOf(state, unit, skill)?.spent.includes(skill.id) === false;
    if (anyMember(state, head, mayCall)) found.push(skill.id);
  }
  return found;
}

/** Calls a once-a-game ability: it works for the rest of the round. */
export function callSkill(cx: Cx, head: Unit, skill: SkillId): void {
  const { state } = cx;
  const called = calledNamed(skill);
  for (const unit of membersOf(state, head)) {
    const bearer = bearerOf(state, unit, called);
    if (bearer === null || bearer.spent.includes(skill)) continue;
    bearer.spent.push(skill);
    bearer.effects.push(skill);
    cx.emit({ type: 'skill-used', unit: bearer.name, skill, rule: called.once });
    return;
  }
  throw new Error(`${head.name} cannot call ${skill}`);
}

/** Whether any line could be aimed at anything right now (dt1.attack.eligible). */
export function canAttack(state: CoreState, head: Unit): boolean {
  const ground = groundOf(state);
  return readyLines(state, head).some(({ unit, line }) => hasAim(state, ground, unit, line, head.square));
}

export function declaredBy(state: CoreState, option: Fire): Declared {
  return { unit: unitNamed(state, option.unit).id, line: option.line, shots: option.shots, at: option.at };
}
