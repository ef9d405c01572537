/** The save a target has against one weapon (dt14.save.die-per-hit, dt14.save.infantry.one-kind). */
import { type FaceSet, type Guard, NO_FACE, type PartFaces, type Save } from '@dustfront/wargame';
import type { Skill } from '../cards/card.ts';
import { bunker } from '../exceptions/bunker.ts';
import { flame } from '../exceptions/flame.ts';
import { grenade } from '../exceptions/grenade.ts';
import { skillRule } from '../exceptions/index.ts';
import { phaser } from '../exceptions/phaser.ts';
import { strongpointWorks } from '../exceptions/strongpoint.ts';
import { F, S } from '../faces.ts';
import type { Shelter, ShelterException, Sheltered } from '../hooks.ts';
import { skillsOf } from '../moments.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, groupOf, isAir, isFoot } from '../units.ts';

/** After the bearer's own skills: works, then what a weapon denies. */
const SHELTER_ORDER: readonly ShelterException[] = [bunker, strongpointWorks, flame, grenade, phaser];

/**
 * dt14.save.infantry.cover, dt14.save.infantry.open, dt14.save.vehicle.cover, dt14.save.vehicle.open,
 * dt14.save.aircraft, dt14.save.support, dt14.close.no-saves
 */
function baseShelter({ target, cover, close }: Sheltered): Shelter {
  const rule = close ? 'dt14.close.no-saves' : saveRule(target, cover);
  const none = {
    coverSave: NO_FACE,
    infantrySave: NO_FACE,
    again: NO_FACE,
    closeSave: NO_FACE,
    because: [rule],
  };
  if (isAir(target)) return none;
  if (isFoot(target)) return { ...none, coverSave: cover ? F | S : NO_FACE, infantrySave: F };
  return { ...none, coverSave: cover ? F : NO_FACE };
}

function saveRule(target: Unit, cover: boolean): RuleId {
  if (isAir(target)) return 'dt14.save.aircraft';
  if (isFoot(target)) return cover ? 'dt14.save.infantry.cover' : 'dt14.save.infantry.open';
  return cover ? 'dt14.save.vehicle.cover' : 'dt14.save.vehicle.open';
}

/** What cancels hits, or null, and the rules that say so. */
export interface Saved {
  readonly save: Save | null;
  readonly because: readonly RuleId[];
}

export function saveOf(sheltered: Sheltered): Saved {
  let shelter = baseShelter(sheltered);
  for (const skill of sheltered.skills) shelter = skillRule(skill).shelter?.(shelter) ?? shelter;
  for (const exception of SHELTER_ORDER)
    if (exception.applies(sheltered)) shelter = exception.shelter(shelter, sheltered);
  const { because, closeSave, coverSave, infantrySave } = shelter;
  const [faces, again] = sheltered.close
    ? [closeSave, NO_FACE]
    : [coverSave !== NO_FACE ? coverSave : infantrySave, shelter.again];
  return { save: faces === NO_FACE ? null : { faces, again }, because };
}

/** dt14.skill.resilient.unshared: faces that undo what this one would suffer. */
export function resilienceOf(state: TacticsState, victim: Unit, cover: boolean): FaceSet {
  return facesOf(skillsOf(state, victim), cover);
}

const facesOf = (skills: readonly Skill[], cover: boolean): FaceSet =>
  skills.reduce((faces, skill) => faces | (skillRule(skill).resilience?.faces(cover) ?? NO_FACE), NO_FACE);

/** The rules by which anybody of a group undoes damage. */
const resilienceRules = (state: TacticsState, group: readonly Unit[], cover: boolean): RuleId[] =>
  [...new Set(group.flatMap((one) => skillsOf(state, one)))].flatMap((skill) => {
    const { resilience } = skillRule(skill);
    return resilience === undefined || resilience.faces(cover) === NO_FACE ? [] : [resilience.rule];
  });

const PARTS = ['soldiers', 'health', 'mate'] as const;

/** Save and resilience of a whole group as the plan states them, and the rules behind them. */
export function guardFor(
  state: TacticsState,
  target: Unit,
  sheltered: Sheltered,
): { readonly guard: Guard; readonly because: readonly RuleId[] } {
  const { save, because } = saveOf(sheltered);
  const group = groupOf(state, target);
  const resilient = (one: Unit): FaceSet => resilienceOf(state, one, sheltered.cover);
  if (group.every((one) => resilient(one) === NO_FACE)) return { guard: { save, resilience: null }, because };
  const together = partFaces(group, resilient);
  const bereft = partFaces(group, (one) => facesOf(cardOfUnit(one).skills, sheltered.cover));
  const isSame = PARTS.every((part) => together[part] === bereft[part]);
  return {
    guard: { save, resilience: isSame ? together : { ...together, bereft } },
    because: [...because, ...resilienceRules(state, group, sheltered.cover)],
  };
}

/** Soldiers, the first track of the group, and the second. */
function partFaces(group: readonly Unit[], of: (unit: Unit) => FaceSet): PartFaces {
  const isSquad = (unit: Unit) => cardOfUnit(unit).kind === 'squad';
  const squad = group.find(isSquad);
  const [first, second] = group.filter((unit) => !isSquad(unit));
  return {
    soldiers: squad === undefined ? NO_FACE : of(squad),
    health: first === undefined ? NO_FACE : of(first),
    ...(second === undefined ? {} : { mate: of(second) }),
  };
}
