/**
 * Shorthand for writing cards down. Everything it makes is plain data; the shorthand itself is not kept.
 *
 * Origins are written as letters: k known (a rulebook or a published source), i inferred from one, d designed by us
 * (dt1.ruling.our-cards). Beyond the box a unit's original AP are ours: dt1.ruling.original-points.
 */
import type {
  Armour,
  ArmourClass,
  Bloc,
  Card,
  CardKind,
  CardOrigin,
  CoverSave,
  Origin,
  Role,
  SkillId,
  WeaponKind,
  WeaponLine,
  WeaponRange,
  WeaponTrait,
} from './card.ts';
import { parseCells } from './notation.ts';

/** A weapon line that no unit carries yet. */
export type Weapon = Omit<WeaponLine, 'carriers' | 'limited' | 'special'> & {
  readonly limited?: number;
  readonly special?: true;
};

export interface WeaponSpec {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly range: WeaponRange;
  readonly cells: string;
  /** `k dkdd|ddddddd|ddd`: the range, then one letter a column. */
  readonly origin: string;
  readonly traits?: readonly WeaponTrait[];
  readonly reload?: true;
}

export function weapon(id: string, spec: WeaponSpec): Weapon {
  const [range, columns] = spec.origin.split(' ');
  return {
    id,
    name: spec.name,
    range: spec.range,
    cells: parseCells(spec.cells),
    kind: spec.kind,
    traits: spec.traits ?? [],
    ...(spec.reload && { reload: spec.reload }),
    origin: { range: origin(range), carriers: 'known', cells: (columns ?? '').replaceAll('|', '') },
  };
}

/** dt1.weapon.special.one: the weapon that the card marks with "(1)". */
export function special(base: Weapon): Weapon {
  return { ...base, special: true };
}

/** dt1.ammo.boxes: the same weapon with a number of boxes. */
export function limited(base: Weapon, boxes: number, from: string): Weapon {
  return { ...base, limited: boxes, origin: { ...base.origin, limited: origin(from) } };
}

export interface CardSpec {
  readonly name: string;
  readonly nickname?: string;
  readonly bloc: Bloc;
  /** `I2`, `V4`, `A1`. */
  readonly armour: string;
  readonly move: number;
  readonly size?: 2;
  /** Vehicles and heroes; a squad has one point a soldier. */
  readonly health?: number;
  /** Original scale, later scale. */
  readonly ap: readonly [number, number];
  /** Squads: soft, hard. */
  readonly cover?: readonly [CoverSave, CoverSave];
  /** `fast:k`: a skill and where we have it from. */
  readonly skills?: readonly `${SkillId}:${'k' | 'i' | 'd'}`[];
  readonly weapons: readonly Weapon[];
  /** `4x stg47 panzerfaust`: so many miniatures with these weapons. Knives need not be listed. */
  readonly figures: readonly string[];
  readonly roles?: readonly Role[];
  /** Letters for armour, move, health, original AP, later AP and, for a squad, soft and hard cover. */
  readonly origin: string;
  /** How sure the distribution of weapons among the miniatures is. */
  readonly carriers?: 'k' | 'i' | 'd';
  readonly ours?: true;
}

export const squad = (id: string, spec: CardSpec): Card => define(id, 'squad', spec);
export const vehicle = (id: string, spec: CardSpec): Card => define(id, 'vehicle', spec);
export const hero = (id: string, spec: CardSpec): Card => define(id, 'hero', spec);

/** dt1.knife.all, dt1.knife-grenade.dice: the two lines that every member of a squad has. */
export function isEveryones(kind: WeaponKind): boolean {
  return kind === 'knife' || kind === 'knife-grenade';
}

function define(id: string, kind: CardKind, spec: CardSpec): Card {
  const knives = spec.weapons.filter((line) => isEveryones(line.kind)).map((line) => line.id);
  const figures = spec.figures.flatMap((text) => figure(text, knives));
  const [soft, hard] = spec.cover ?? [];
  return {
    id,
    name: spec.name,
    ...(spec.nickname !== undefined && { nickname: spec.nickname }),
    bloc: spec.bloc,
    kind,
    armour: armourOf(spec.armour),
    move: spec.move,
    ...(spec.size !== undefined && { size: spec.size }),
    miniatures: figures.length,
    health: spec.health ?? figures.length,
    ap: { original: spec.ap[0], later: spec.ap[1] },
    ...(soft !== undefined && hard !== undefined && { cover: { soft, hard } }),
    skills: (spec.skills ?? []).map((entry) => entry.slice(0, -2) as SkillId),
    weapons: spec.weapons.map((line) => carried(line, figures, spec.carriers ?? 'd')),
    figures,
    ...(spec.roles && { roles: spec.roles }),
    origin: cardOrigin(spec),
  };
}

function carried(line: Weapon, figures: readonly (readonly string[])[], from: string): WeaponLine {
  const count = figures.flat().filter((carriedId) => carriedId === line.id).length;
  return {
    ...line,
    carriers: isEveryones(line.kind) ? 'all' : count,
    origin: { ...line.origin, carriers: origin(from) },
  };
}

function figure(text: string, knives: readonly string[]): string[][] {
  const [times, ...lines] = text.split(' ');
  const count = Number(times?.replace('x', ''));
  return Array.from({ length: count }, () => [...lines, ...knives]);
}

function armourOf(text: string): Armour {
  const classes: Record<string, ArmourClass> = { I: 'infantry', V: 'vehicle', A: 'aircraft' };
  return { class: classes[text[0] ?? ''] ?? 'infantry', level: Number(text.slice(1)) };
}

function cardOrigin(spec: CardSpec): CardOrigin {
  const [armour, move, health, apOriginal, apLater, soft, hard] = spec.origin;
  const skills: Partial<Record<SkillId, Origin>> = {};
  for (const entry of spec.skills ?? []) skills[entry.slice(0, -2) as SkillId] = origin(entry.at(-1));
  return {
    unit: spec.ours ? 'ours' : 'printed',
    armour: origin(armour),
    move: origin(move),
    health: origin(health),
    apOriginal: origin(apOriginal),
    apLater: origin(apLater),
    ...(spec.cover && { cover: { soft: origin(soft), hard: origin(hard) } }),
    skills,
  };
}

function origin(letter: string | undefined): Origin {
  return letter === 'k' ? 'known' : letter === 'i' ? 'inferred' : 'designed';
}
