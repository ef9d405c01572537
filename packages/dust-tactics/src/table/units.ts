import { ROLES, type SkillId } from '../cards/card.ts';
import type { Kind, Size } from '../geometry/index.ts';
import type { Borne } from '../hooks.ts';
import type { CoreState, Piece, Side, Unit } from '../state.ts';
import { cardOf, factsOfUnit } from './cards.ts';

/** The unit of that name; records and options name units, so an unknown one is a fault of the program. */
export function unitNamed(state: CoreState, name: string): Unit {
  const unit = findUnit(state, name);
  if (!unit) throw new Error(`no unit ${name}`);
  return unit;
}

export function findUnit(state: CoreState, name: string): Unit | undefined {
  for (const unit of state.units) if (unit.name === name) return unit;
  return undefined;
}

export function partnerOf(state: CoreState, unit: Unit): Unit | null {
  return unit.joined < 0 ? null : state.units[unit.joined]!;
}

/** Squad and joined hero are one unit on the table: the squad stands for both (dt1.hero.join.activate). */
export function headOf(state: CoreState, unit: Unit): Unit {
  const partner = partnerOf(state, unit);
  return partner !== null && isHero(state, unit) ? partner : unit;
}

/** A head and whoever is joined to it; squads come first. */
export function membersOf(state: CoreState, head: Unit): Unit[] {
  const partner = partnerOf(state, head);
  return partner === null ? [head] : [head, partner];
}

/** Whether something holds of a head, or of whoever is joined to it. */
export function anyMember(state: CoreState, head: Unit, holds: (unit: Unit) => boolean): boolean {
  if (holds(head)) return true;
  const partner = partnerOf(state, head);
  return partner !== null && holds(partner);
}

/** dt1.def.squad, dt1.def.vehicle, dt1.def.unit.kinds: what a unit is, by its card. */
export function kindOf(state: CoreState, unit: Unit): Kind {
  return cardOf(state, unit).kind;
}

/** Squares along each side of a unit's base (dt1.space.vehicle, dt1.space.huge). */
export function sizeOf(unit: Unit): Size {
  return unit.size ?? 1;
}

export function isHero(state: CoreState, unit: Unit): boolean {
  return kindOf(state, unit) === 'hero';
}

export function isAlive(unit: Unit): boolean {
  return unit.place === 'board' || unit.place === 'reserve';
}

/** A reserve whose round has not come (dt1.ruling.own-scenario). */
export const isLate = (state: CoreState, unit: Unit): boolean =>
  unit.from !== undefined && unit.place === 'reserve' && state.round < unit.from;

/** Whether a unit stands for itself: everybody but a hero who has joined a squad. */
export function isHead(state: CoreState, unit: Unit): boolean {
  return unit.joined < 0 || !isHero(state, unit);
}

/** Heads of everything on the board, in order. */
export function headsOnBoard(state: CoreState, side?: Side): Unit[] {
  const heads: Unit[] = [];
  for (const unit of state.units) {
    if (unit.place !== 'board' || (side !== undefined && unit.side !== side)) continue;
    if (isHead(state, unit)) heads.push(unit);
  }
  return heads;
}

/** Living miniatures of a unit and its partner (dt1.def.miniature): soldiers one by one, a hero or vehicle as one. */
export function miniaturesOf(state: CoreState, head: Unit): number {
  let count = 0;
  for (const unit of membersOf(state, head))
    count += kindOf(state, unit) === 'squad' ? unit.figures.length : 1;
  return count;
}

export function pieceAt(state: CoreState, square: number): Piece | undefined {
  for (const piece of state.pieces) if (piece.square === square) return piece;
  return undefined;
}

/**
 * Whether a skill works for a unit: its own, its squad's (dt1.hero.join.squad-abilities), or a hero's where the
 * ability's text shares it (dt1.hero.join.his-abilities). A skill that belongs to one miniature dies with him
 * (dt1.skill.sniper-team.lost, dt1.cmd.member-lost); the survivors keep the rest (dt1.skill.sniper-team.other).
 */
export function hasSkill(state: CoreState, unit: Unit, { id, sharedByHero }: Borne): boolean {
  if (hasOwnSkill(state, unit, id)) return true;
  const partner = partnerOf(state, unit);
  if (partner === null) return false;
  const shares = isHero(state, partner) ? sharedByHero === true : partner.figures.length > 0;
  return shares && hasOwnSkill(state, partner, id);
}

/** Who bears a skill that works for a unit: itself or its partner; null if it does not work. */
export function bearerOf(state: CoreState, unit: Unit, skill: Borne): Unit | null {
  if (hasOwnSkill(state, unit, skill.id)) return unit;
  return hasSkill(state, unit, skill) ? partnerOf(state, unit) : null;
}

export function hasOwnSkill(state: CoreState, unit: Unit, skill: SkillId): boolean {
  const facts = factsOfUnit(state, unit);
  if (facts.card.roles !== undefined) {
    if ((ROLES as readonly string[]).includes(skill)) return hasRole(state, unit, skill);
  }
  return facts.skills.has(skill);
}

/** Whether the miniature with that role lives (dt1.cmd.members). */
export function hasRole(state: CoreState, unit: Unit, role: string): boolean {
  const roles = cardOf(state, unit).roles;
  if (roles === undefined) return false;
  for (const figure of unit.figures) if (roles[figure] === role) return true;
  return false;
}
