/** Where the rules speak of what a card says of a weapon or a soldier beyond its figures. */
import type { RuleId } from '../rule-id.generated.ts';
import type { Drive, Role, WeaponRule } from './card.ts';

export const PROPERTY_RULES: Readonly<Record<WeaponRule, readonly RuleId[]>> = {
  artillery: ['dt14.weapon.artillery.direct', 'dt14.weapon.artillery.observer'],
  cutting: ['dt14.weapon.cutting.chain', 'dt14.weapon.cutting.until'],
  expert: ['dt14.skill.expert.hit', 'dt14.skill.expert.actions'],
  flame: ['dt14.weapon.flame.no-saves', 'dt14.weapon.flame.path.all-units'],
  grapple: ['dt14.weapon.grapple.stun', 'dt14.weapon.grapple.release'],
  grenade: ['dt14.weapon.grenade.no-cover', 'dt14.weapon.grenade.infantry-save'],
  laser: ['dt14.weapon.laser.chain', 'dt14.weapon.laser.chain.f-only'],
  limited: ['dt14.weapon.ammo.mark', 'dt14.weapon.ammo.last-box'],
  paired: ['dt14.fort.eng.cut.paired'],
  phaser: ['dt14.weapon.phaser.no-cover-save', 'dt14.weapon.phaser.infantry-save'],
  reload: ['dt14.weapon.reload.fire-empties', 'dt14.weapon.reload.action'],
  salvo: ['dt14.weapon.salvo.double', 'dt14.weapon.salvo.spend'],
  sniper: ['dt14.weapon.sniper.name', 'dt14.weapon.sniper.assign'],
  tesla: ['dt14.weapon.tesla.stun', 'dt14.weapon.tesla.no-fight'],
  'under-barrel': ['dt14.weapon.underbarrel.both', 'dt14.weapon.underbarrel.same-target'],
  volley: ['dt14.weapon.volley.any', 'dt14.weapon.volley.multiply'],
  'wire-guided': ['dt14.weapon.wire.reroll', 'dt14.weapon.wire.alone'],
};

export const ROLE_RULES: Readonly<Record<Role, readonly RuleId[]>> = {
  officer: ['dt14.cmd.get-moving.officer', 'dt14.cmd.reinf.officer', 'dt14.cmd.ammo-drop.officer'],
  radio: ['dt14.cmd.get-moving.radio', 'dt14.cmd.ammo-drop.radio'],
  medic: ['dt14.cmd.get-up.medic', 'dt14.cmd.stim.medic'],
  mechanic: ['dt14.cmd.repair.mechanic', 'dt14.cmd.repair.dice'],
  spotter: ['dt14.weapon.spotter.hit', 'dt14.weapon.spotter.idle'],
  commissar: ['dt14.skill.commissar.dice'],
};

type Equipment = 'passengers' | 'tank-riders' | Exclude<Drive, 'foot' | 'walker' | 'air'>;

/** How a machine drives, and whom it carries. */
export const EQUIPMENT_RULES: Readonly<Record<Equipment, readonly RuleId[]>> = {
  passengers: ['dt14.pass.infantry', 'dt14.pass.spaces'],
  'tank-riders': ['dt14.equip.tank-riders.spaces', 'dt14.equip.tank-riders.like'],
  tracked: ['dt14.equip.tracked.roll', 'dt14.equip.tracked.free'],
  'half-tracked': ['dt14.equip.half-track.roll', 'dt14.equip.half-track.free'],
  wheeled: ['dt14.equip.wheeled.roll', 'dt14.equip.wheeled.free'],
  naval: ['dt14.equip.naval.water', 'dt14.equip.naval.only'],
};
