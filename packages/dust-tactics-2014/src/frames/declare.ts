/**
 * Which actions may be named next in an activation (dt14.act.declare.all-first, dt14.act.declare.extras,
 * dt14.act.mix.free).
 */
import type { Greyed, Refusal } from '@dustfront/kernel';
import { rowsOf } from '../attack/rows.ts';
import type { Terms } from '../attack/shots.ts';
import { hasSmoke, hasTarget, mayFight } from '../attack/targets.ts';
import { mayDismount } from '../carrying.ts';
import { SKILLS } from '../exceptions/ids.ts';
import { own, skillRule } from '../exceptions/index.ts';
import { SPECIAL_ACTIONS, type Special, specialAction } from '../exceptions/specials.ts';
import type { FreeAction } from '../hooks.ts';
import { extraActions, freeActions, speedOf } from '../moments.ts';
import { movementOf } from '../moving/index.ts';
import { gunsFor } from '../observing.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { NOBODY, type TacticsState, type Unit } from '../state.ts';
import { groupOf, isAir, unitOf } from '../units.ts';
import type { Action, ActivationFrame } from './make.ts';

/** What a name does, whatever it is called: `rush` is a march under stimulants, others come with a skill. */
const MARCHES = ['march', 'rush', ...SKILLS.flatMap((skill) => skillRule(skill).extra?.id ?? [])];
export const isMarch = (id: string): boolean => MARCHES.includes(id);
export const isMovement = (id: string): boolean => isMarch(id) || id === 'move' || id === 'free-move';
export const isAttack = (id: string): boolean =>
  ['attack', 'sustained', 'fury', 'charge', 'free-attack'].includes(id);
export const isSustained = (id: string): boolean => id === 'sustained' || id === 'fury';

const spentOf = (frame: ActivationFrame, key: 'cost' | 'worth'): number =>
  frame.actions.reduce((sum, action) => sum + action[key], 0);

/**
 * Actions of two (dt14.act.cost.march, dt14.act.cost.sustained, dt14.fort.eng.bury.two); under stimulants they cost
 * one.
 */
const LONG = [
  'march',
  'sustained',
  ...SPECIAL_ACTIONS.filter((special) => special.cost === 2).map((special) => special.id),
];
const STIMULATED = ['rush', 'fury'];
const FREE = ['free-move', 'charge', 'free-attack'];

/** What a name costs, and what it is worth against the limit of three. */
function actionNamed(state: TacticsState, id: string): Action {
  const starter = state.rules === 'starter';
  // dt14.skill.smoke.free: announced with the actions, outside their limit.
  if (starter && specialAction(id)?.starter === 'free') return { id, cost: 0, worth: 0 };
  // dt14.ruling.free.starter: free actions count towards three there; dt14.ruling.free.full: here they do not.
  if (FREE.includes(id)) return { id, cost: 0, worth: starter ? 1 : 0 };
  return { id, cost: LONG.includes(id) ? 2 : 1, worth: LONG.includes(id) || STIMULATED.includes(id) ? 2 : 1 };
}

const AND = ' and ';

/** The actions of an announcement. */
export const actionsIn = (state: TacticsState, word: string): Action[] =>
  word.split(AND).map((id) => actionNamed(state, id));

const budgetLeft = (frame: ActivationFrame): number => frame.budget - spentOf(frame, 'cost');
const worthLeft = (frame: ActivationFrame): number => 3 - spentOf(frame, 'worth');

/** Nothing more is announced: only where something free still could be (dt14.skill.smoke.free). */
export const ENOUGH = 'enough';

/**
 * A machine without its pilot moves unless he left it (dt14.skill.pilot-name.unmanned, dt14.equip.pilot-name.without).
 */
export function canMove(state: TacticsState, unit: Unit): boolean {
  if (unit.idle) return false;
  const { move } = speedOf(state, unit);
  if (move === 0) return false;
  if (unit.place === 'board') return true;
  if (unit.place === 'aboard' && !mayDismount(state, unit)) return false;
  return movementOf(state).mayMove(state, unit, move);
}

/** dt14.target.legal: without a movement before it an attack needs a target now. */
function hasAttack(state: TacticsState, unit: Unit, moved: boolean): boolean {
  if (unit.idle || unit.place === 'off') return moved;
  if (unit.place === 'aboard' && !moved && !mayFight(state, { ...unit, stuns: [] })) return false;
  if (moved) return true;
  const terms: Terms = {
    unit: unit.id,
    only: NOBODY,
    eyes: NOBODY,
    closeOnly: false,
    artilleryOnly: false,
    sustained: false,
  };
  const rows = rowsOf(state, terms);
  if (hasTarget(state, terms, rows)) return true;
  if (hasSmoke(state, terms, rows)) return true;
  // dt14.ruling.observer.mounted: an observer calls from where he rides.
  return gunsFor(state, unit).length > 0;
}

/** A name with the free actions that may follow it, all announced at once (dt14.skill.charge.declare-target). */
function withFree(
  state: TacticsState,
  frees: readonly FreeAction[],
  id: string,
  kind: FreeAction['after'],
  worth: number,
): string[] {
  const words = [id];
  if (frees.length === 0) return words;
  const room = worth - actionNamed(state, id).worth;
  for (const free of frees) {
    if (free.after !== kind) continue;
    const next = free.gives === 'move' ? 'free-move' : free.gives === 'close' ? 'charge' : 'free-attack';
    const word = `${id}${AND}${next}`;
    if (actionNamed(state, next).worth <= room && !words.includes(word)) words.push(word);
  }
  return words;
}

/**
 * What may be announced next, each an action or several at once; nothing where the actions are used up
 * (dt14.act.max-three).
 */
export function declarable(state: TacticsState, frame: ActivationFrame): string[] {
  const free = freeSpecials(state, frame);
  if (budgetLeft(frame) > 0 && worthLeft(frame) > 0) {
    const options = payable(state, frame);
    return free.length > 0 ? [...options, ...free] : options;
  }
  return free.length > 0 ? [...free, ENOUGH] : [];
}

/** Whether anything may be announced next: as long as actions are left, doing nothing is one of them. */
export const mayDeclare = (state: TacticsState, frame: ActivationFrame): boolean =>
  (budgetLeft(frame) > 0 && worthLeft(frame) > 0) || freeSpecials(state, frame).length > 0;

/** dt14.skill.smoke.free: before, between or after the actions. */
function freeSpecials(state: TacticsState, frame: ActivationFrame): string[] {
  const found: string[] = [];
  if (state.rules !== 'starter') return found;
  const unit = unitOf(state, frame.unit);
  for (const { id, offered } of FREE_SPECIALS)
    if (offered(state, unit) && !frame.actions.some((action) => action.id === id)) found.push(id);
  return found.length === 0 || isHeldUp(state, frame) || mustMoveFirst(state, frame) ? [] : found;
}

const FREE_SPECIALS = SPECIAL_ACTIONS.filter((special) => special.starter === 'free');

/** It can do nothing now: abandoned, or before its first action stunned or suppressed. */
function isHeldUp(state: TacticsState, frame: ActivationFrame): boolean {
  const unit = unitOf(state, frame.unit);
  if (unit.idle) return true;
  if (frame.actions.length > 0) return false;
  // dt14.stun.nothing, dt14.weapon.tesla.nothing, dt14.weapon.grapple.nothing: the first action of a stunned unit.
  if (groupOf(state, unit).some((one) => one.stuns.length > 0)) return true;
  // dt14.ruling.suppression, dt14.hero.supp.nothing: so is that of a suppressed one, and of the hero with it.
  return unit.pinned === 'suppressed';
}

/** dt14.equip.heli.first, dt14.equip.heli.sustained: an aircraft that cannot stay where it is. */
export const isPlane = (unit: Unit): boolean => isAir(unit) && own(unit).hovers !== true;

/**
 * dt14.ruling.entry: what waits outside begins with a movement. dt14.equip.aircraft.first: so does a plane, no
 * helicopter (dt14.equip.heli.first). A split is one.
 */
function mustMoveFirst(state: TacticsState, frame: ActivationFrame): boolean {
  const unit = unitOf(state, frame.unit);
  const mustMove = unit.place === 'off' || frame.split || isPlane(unit);
  return mustMove && frame.actions.every((action) => action.id === 'nothing');
}

/** Actions that count towards two or three. */
function payable(state: TacticsState, frame: ActivationFrame): string[] {
  const unit = unitOf(state, frame.unit);
  if (isHeldUp(state, frame)) return ['nothing'];
  const left = budgetLeft(frame);
  const worth = worthLeft(frame);
  const named = frame.actions.map((action) => action.id);
  const first = named.length === 0;
  const options: string[] = [];
  const moved = named.some(isMovement);
  // dt14.equip.air-assault.first
  const late = !first && unit.place === 'aboard' && unitOf(state, unit.carrier).activated;
  const able = canMove(state, unit) && !late && (unit.place !== 'aboard' || !moved);
  const frees = freeActions(state, unit);
  if (able) {
    // dt14.act.mix.two-moves
    if (!named.includes('move') && !named.includes('rush')) options.push('move');
    if (!named.some(isMarch)) {
      if (left >= 2 && worth >= 2) options.push(...withFree(state, frees, 'march', 'march', worth));
      for (const extra of extraActions(state, unit))
        if (extra.named(unit, first)) options.push(...withFree(state, frees, extra.id, extra.as, worth));
      // dt14.cmd.stim.move, dt14.cmd.stim.three
      if (frame.moveStim && worth >= 2 && !named.includes('move'))
        options.push(...withFree(state, frees, 'rush', 'march', worth));
    }
  }
  if (mustMoveFirst(state, frame)) return options.length > 0 ? options : ['nothing'];
  options.push('nothing');
  if (hasAttack(state, unit, moved)) {
    // dt14.act.mix.two-attacks
    if (!named.includes('attack') && !named.includes('fury'))
      options.push(...withFree(state, frees, 'attack', 'attack', worth));
    // dt14.pass.no-sustained
    const steady = unit.place === 'board' || moved;
    // dt14.equip.heli.sustained
    if (!named.some(isSustained) && steady && !isPlane(unit)) {
      if (left >= 2 && worth >= 2) options.push(...withFree(state, frees, 'sustained', 'attack', worth));
      // dt14.cmd.stim.attack
      if (frame.attackStim && worth >= 2 && !named.includes('attack'))
        options.push(...withFree(state, frees, 'fury', 'attack', worth));
    }
  }
  for (const special of specialsOf(state, unit)) {
    const { cost } = special;
    if (cost <= left && cost <= worth && special.offered(state, unit)) options.push(special.id);
  }
  return options;
}

/** The others belong to the special rules (dt14.gen.optional). */
const STARTER_SPECIALS = SPECIAL_ACTIONS.filter((special) => special.starter === 'action');
/** dt14.ruling.lift.special: in the air no smoke, digging or engineering. */
const SPECIALS_ABOARD = SPECIAL_ACTIONS.filter((special) => !special.onGround);

/** The special actions that a unit may know where it is. */
function specialsOf(state: TacticsState, unit: Unit): readonly Special[] {
  if (state.rules === 'starter') return STARTER_SPECIALS;
  if (unit.place === 'off') return [];
  return unit.place === 'aboard' ? SPECIALS_ABOARD : SPECIAL_ACTIONS;
}

/** What a player may expect to be able to name, but cannot, with the rule. */
export function refusedActions(state: TacticsState, frame: ActivationFrame): Greyed<RuleId>[] {
  const listed = declarable(state, frame);
  const named = frame.actions.map((action) => action.id);
  const unit = unitOf(state, frame.unit);
  const about = [unit.name];
  const reason = (id: string): Refusal<RuleId> => {
    if (unit.idle) return { code: 'abandoned', rule: 'dt14.pilot.dismount.idle', about };
    if (named.length === 0 && groupOf(state, unit).some((one) => one.stuns.length > 0))
      return { code: 'stunned', rule: 'dt14.stun.nothing', about };
    if (named.length === 0 && unit.pinned === 'suppressed')
      return { code: 'suppressed', rule: 'dt14.ruling.suppression', about };
    if (budgetLeft(frame) < 1 || worthLeft(frame) < 1)
      return { code: 'no-actions', rule: 'dt14.act.two-actions', about };
    if (isMovement(id) && named.includes(id)) return { code: 'twice', rule: 'dt14.act.mix.two-moves', about };
    if (isAttack(id) && named.includes(id)) return { code: 'twice', rule: 'dt14.act.mix.two-attacks', about };
    if (['march', 'sustained'].includes(id) && budgetLeft(frame) < 2)
      return {
        code: 'no-actions',
        rule: id === 'march' ? 'dt14.act.cost.march' : 'dt14.act.cost.sustained',
        about,
      };
    if (unit.place === 'off' && isAttack(id)) return { code: 'must-enter', rule: 'dt14.ruling.entry', about };
    if (isAttack(id) && isAir(unit)) return { code: 'must-move', rule: 'dt14.equip.aircraft.first', about };
    if (isAttack(id)) return { code: 'no-target', rule: 'dt14.target.legal', about };
    return { code: 'cannot-move', rule: 'dt14.move.limit', about };
  };
  return ['move', 'march', 'attack', 'sustained']
    .filter((id) => !listed.includes(id))
    .map((id) => ({ id, refusal: reason(id) }));
}
