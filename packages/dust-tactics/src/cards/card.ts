/**
 * What a unit card says, as plain data. Nothing here knows a rule beyond the shape of a card.
 *
 * dt1.card.kinds, dt1.card.bloc, dt1.card.move, dt1.card.abilities, dt1.card.ap, dt1.ap.value
 */
import type { SkillId } from './skills.ts';

export type { SkillId };

/** dt1.card.bloc: every card belongs to exactly one bloc. */
export type Bloc = 'allies' | 'axis';

/** dt1.card.kinds: a command squad or a sniper team is a squad; a robot is a vehicle. */
export type CardKind = 'squad' | 'vehicle' | 'hero';

/** dt1.card.armour.soldiers (1-4), dt1.card.armour.vehicles (1-7), dt1.card.armour.aircraft (1-3). */
export type ArmourClass = 'infantry' | 'vehicle' | 'aircraft';

export interface Armour {
  readonly class: ArmourClass;
  readonly level: number;
}

/** dt1.cover.hit-save, dt1.cover.miss-save, dt1.cover.no-save. */
export type CoverSave = 'hit' | 'miss' | 'none';

/** dt1.card.cover.values: one value each for soft and hard cover, on squad cards only. */
export interface CoverValues {
  readonly soft: CoverSave;
  readonly hard: CoverSave;
}

/** The fourteen columns of a weapon line, in their printed order (dt1.card.armour.column). */
export const ARMOUR_COLUMNS = [
  'I1',
  'I2',
  'I3',
  'I4',
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  'V6',
  'V7',
  'A1',
  'A2',
  'A3',
] as const;
export type ArmourColumn = (typeof ARMOUR_COLUMNS)[number];

/**
 * A number of points per hit, or B (blast) or K (kill): dt1.card.weapon.special, dt1.dmg.blast.dice, dt1.dmg.kill.dice.
 */
export type Damage = number | 'B' | 'K';

/** dt1.card.weapon.cell. With B or K, `dice` is the number of dice for each miniature of the target. */
export interface Cell {
  readonly dice: number;
  readonly damage: Damage;
}

/** null is the printed dash: the weapon never harms that armour (dt1.card.weapon.dash). */
export type Cells = readonly (Cell | null)[];

/** Squares; C adjacent (dt1.faq.close.range-c); U anywhere in sight (dt1.range.u); A artillery. */
export type WeaponRange = number | 'C' | 'U' | 'A';

/**
 * The class whose special rules the weapon follows besides its damage (dt1.sw.both-rules).
 * `grenade` covers UGL, grenade launcher and grenade pistol; `close` is any other range-C weapon (claw, fists).
 */
export type WeaponKind =
  | 'gun'
  | 'laser'
  | 'flame'
  | 'grenade'
  | 'artillery'
  | 'knife'
  | 'knife-grenade'
  | 'close';

/**
 * `burst`: dt1.faq.burst.double. `sniper`: the line for which a sniper picks his victim (dt1.skill.sniper.own-shots).
 */
export type WeaponTrait = 'burst' | 'sniper' | 'panzerfaust' | 'ugl' | 'demolition';

/** Where a value comes from: a rulebook or a published source, our reading of one, or our own design. */
export type Origin = 'known' | 'inferred' | 'designed';

export interface LineOrigin {
  readonly range: Origin;
  readonly carriers: Origin;
  /** One letter a column: k known, i inferred, d designed by us. */
  readonly cells: string;
  readonly limited?: Origin;
}

export interface WeaponLine {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  /** dt1.card.weapon.range: each line has its own. */
  readonly range: WeaponRange;
  /** How many miniatures carry it when the unit is whole; 'all' for knives (dt1.knife.all). */
  readonly carriers: number | 'all';
  /** Fourteen entries, in the order of ARMOUR_COLUMNS. */
  readonly cells: Cells;
  readonly kind: WeaponKind;
  readonly traits: readonly WeaponTrait[];
  /**
   * Number of boxes, a common stock of the unit (dt1.ammo.boxes, dt1.ammo.pool, dt1.faust.count, dt1.ugl.count).
   * Absent: never runs out.
   */
  readonly limited?: number;
  /** Fires once, then needs an action to reload; begins loaded. */
  readonly reload?: true;
  /** A special weapon, "(1)" on the card: one named miniature carries it (dt1.weapon.special.one, dt1.faq.line.one). */
  readonly special?: true;
  readonly origin: LineOrigin;
}

/**
 * What one miniature of a squad is, where that matters: the skill belongs to him and goes with him
 * (dt1.cmd.members, dt1.cmd.member-lost, dt1.skill.sniper-team.roles, dt1.skill.sniper-team.lost).
 */
export const ROLES = [
  'officer',
  'radioman',
  'mechanic',
  'medic',
  'specialist',
  'sniper',
  'spotter',
  'soldier',
] as const;
/** `soldier` is anybody without a role in a squad in which somebody else has one. */
export type Role = (typeof ROLES)[number];

export interface CardOrigin {
  /** `printed`: a unit of the published game. `ours`: a unit that we made up. */
  readonly unit: 'printed' | 'ours';
  readonly armour: Origin;
  readonly move: Origin;
  readonly health: Origin;
  readonly apOriginal: Origin;
  readonly apLater: Origin;
  readonly cover?: { readonly soft: Origin; readonly hard: Origin };
  readonly skills: Readonly<Partial<Record<SkillId, Origin>>>;
}

export interface Card {
  /** Kebab case, unique: `recon-grenadiers`. */
  readonly id: string;
  readonly name: string;
  /** The name the FAQ uses for the same squad. */
  readonly nickname?: string;
  readonly bloc: Bloc;
  readonly kind: CardKind;
  readonly armour: Armour;
  readonly move: number;
  /** Squares along each side of its base where that is not one: vehicles only (dt1.space.huge). */
  readonly size?: 2;
  /** Soldiers of a squad; 1 for a vehicle or a hero (dt1.def.miniature). */
  readonly miniatures: number;
  /**
   * Health track (dt1.card.health.track, dt1.card.health.vehicle); for a squad one point a soldier, whatever his armour
   * (dt1.card.health.squad, dt1.card.health.any-armour).
   */
  readonly health: number;
  /** Army points on the scale of 2010 and on the tenfold later one (dt1.card.ap). */
  readonly ap: { readonly original: number; readonly later: number };
  /** Squads only. */
  readonly cover?: CoverValues;
  readonly skills: readonly SkillId[];
  readonly weapons: readonly WeaponLine[];
  /**
   * The weapon lines each miniature carries, by id: who falls decides which dice are left (dt1.card.picture,
   * dt1.weapon.held). What the card does not list cannot be used, whatever the miniature holds (dt1.faq.weapon.card). A
   * weapon listed twice is carried twice. Limited weapons are listed with whoever carries them in the picture, but the
   * stock is the unit's.
   */
  readonly figures: readonly (readonly string[])[];
  /**
   * One role a miniature, in the order of `figures`: command squads, sniper teams, squads with one sniper or
   * spotter. Without roles a skill is the whole unit's.
   */
  readonly roles?: readonly Role[];
  readonly origin: CardOrigin;
}

/** Which of the fourteen columns an attacker reads against this armour. */
export function columnOf(armour: Armour): ArmourColumn {
  const letter = armour.class === 'infantry' ? 'I' : armour.class === 'vehicle' ? 'V' : 'A';
  return `${letter}${armour.level}` as ArmourColumn;
}

/** The cell read against this armour (dt1.card.armour.column); null where the weapon cannot harm that armour. */
export function cellAgainst(line: WeaponLine, armour: Armour): Cell | null {
  return line.cells[ARMOUR_COLUMNS.indexOf(columnOf(armour))] ?? null;
}
