/**
 * What a unit card says (dt14.card.skills, dt14.card.columns, dt14.card.type-armour), and the closed list of weapon
 * rules; skills are listed in exceptions/ids.ts.
 */

import type { Provenance } from '@dustfront/wargame';
import type { Skill } from '../exceptions/ids.ts';

export type { Skill };

export const BLOCS = ['allies', 'axis', 'blutkreuz', 'ssu', 'mercenaries'] as const;
export type Bloc = (typeof BLOCS)[number];

export const UNIT_KINDS = ['squad', 'hero', 'support', 'vehicle', 'aircraft'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export const DRIVES = ['foot', 'walker', 'tracked', 'half-tracked', 'wheeled', 'naval', 'air'] as const;
export type Drive = (typeof DRIVES)[number];

export type Size = 'light' | 'normal' | 'large' | 'huge';

export const MOUNTS = ['all', 'front', 'rear', 'left', 'right', 'turret', 'crew'] as const;
export type Mount = (typeof MOUNTS)[number];

export const WEAPON_RULES = [
  'artillery',
  'cutting',
  'expert',
  'flame',
  'grapple',
  'grenade',
  'laser',
  'limited',
  'paired',
  'phaser',
  'reload',
  'salvo',
  'sniper',
  'tesla',
  'under-barrel',
  'volley',
  'wire-guided',
] as const;
export type WeaponRule = (typeof WEAPON_RULES)[number];

/** Damage of an automatic kill (dt14.damage.kill.amount): more than any track holds. */
export const KILL = 99;

/** Dice to roll and damage per hit; `blast` is dice per miniature of the target (dt14.hit.cell, dt14.hit.blast). */
export interface Cell {
  readonly dice: number;
  readonly blast: number;
  readonly damage: number;
}

export interface WeaponLine {
  readonly code: string;
  readonly name: string;
  readonly close: boolean;
  readonly least: number;
  readonly range: number;
  /** Fourteen columns: infantry 1-4, vehicle 1-7, aircraft 1-3; null cannot harm (dt14.card.cell.blank). */
  readonly cells: readonly (Cell | null)[];
  readonly rules: readonly WeaponRule[];
  readonly printed: boolean;
}

/** One row of a card's weapon table (dt14.card.weapon.count). */
export interface CardWeapon {
  readonly line: WeaponLine;
  readonly count: number;
  readonly mount: Mount;
  /** Ammunition boxes; 0 means unlimited. */
  readonly boxes: number;
}

export const ROLES = ['officer', 'radio', 'medic', 'mechanic', 'spotter', 'commissar'] as const;
export type Role = (typeof ROLES)[number];

/** One soldier of a squad: the weapons modelled on him and his task (dt14.weapon.ammo.modelled). */
export interface Soldier {
  readonly weapons: readonly number[];
  readonly roles: readonly Role[];
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly bloc: Bloc;
  readonly ap: number;
  readonly kind: UnitKind;
  readonly armour: number;
  readonly move: number;
  readonly march: number;
  /** Damage capacity; 0 for squads, who lose soldiers instead (dt14.card.capacity, dt14.card.squad.no-track). */
  readonly track: number;
  readonly drive: Drive;
  readonly size: Size;
  readonly skills: readonly Skill[];
  readonly passengers: number;
  readonly riders: number;
  readonly pilotName: string | null;
  readonly sidekickOf: string | null;
  readonly weapons: readonly CardWeapon[];
  readonly soldiers: readonly Soldier[];
  /** `inferred`: taken from the card of the same unit in a later edition, its cousin. */
  readonly provenance: Provenance;
  /** Skills on it that are of our design. */
  readonly designed: readonly string[];
  readonly unplayed: readonly string[];
}

/** The column of a weapon row that counts against a unit of this kind and armour (dt14.card.type-armour). */
export function column(kind: UnitKind, armour: number): number {
  if (kind === 'vehicle') return 3 + armour;
  if (kind === 'aircraft') return 10 + armour;
  return armour - 1;
}

/**
 * dt14.card.type.infantry, dt14.hero.infantry, dt14.cmd.infantry, dt14.fort.unit.infantry: squads, heroes and support
 * weapons; machines on the ground and in the air are not (dt14.card.type.vehicle, dt14.card.type.aircraft).
 */
export const isInfantry = (card: Card): boolean =>
  card.kind === 'squad' || card.kind === 'hero' || card.kind === 'support';
