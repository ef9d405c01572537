/** Axis squads beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './axis-weapons.ts';
import * as m from './axis-weapons-more.ts';
import type { Role } from './card.ts';
import { special, squad } from './define.ts';

/** dt1.cmd.members, in the order of the figures. */
const COMMAND: readonly Role[] = ['officer', 'radioman', 'mechanic', 'medic', 'specialist'];

/** dt1.cmd.ap. A published list prices it at 40 but adds up to 10 less, hence 30. */
export const KOMMANDOTRUPP = squad('kommandotrupp', {
  name: 'Kommandotrupp',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 30],
  cover: ['hit', 'miss'],
  skills: ['command-squad:k', 'artillery-strike:k'],
  weapons: [w.STG47, special(m.STURMPISTOLE), w.KNIFE_GRENADE],
  figures: ['4x stg47', '1x sturmpistole'],
  roles: COMMAND,
  origin: 'iddkidd',
});

/** dt1.cmd.limit.armour: a second command squad, of another armour, may serve beside the Kommandotrupp. */
export const SCHWERER_KOMMANDOTRUPP = squad('schwerer-kommandotrupp', {
  name: 'Schwerer Kommandotrupp',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  ap: [3, 40],
  cover: ['none', 'hit'],
  skills: ['command-squad:d', 'artillery-strike:d'],
  weapons: [m.HEAVY_STG, special(m.HAND_FLAK), w.KNIFE_GRENADE],
  figures: ['4x heavy-stg', '1x hand-flak'],
  roles: COMMAND,
  origin: 'ddddddd',
  ours: true,
});

export const SNIPER_GRENADIERS = squad('sniper-grenadiers', {
  name: 'Sniper Grenadiers',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [1, 10],
  cover: ['hit', 'miss'],
  skills: ['sniper-team:k'],
  weapons: [special(m.SCHARFSCHUETZENGEWEHR), w.STG47, w.KNIFE_GRENADE],
  figures: ['1x sniper-rifle', '1x stg47'],
  roles: ['sniper', 'spotter'],
  origin: 'ddddkdd',
});

export const BEOBACHTER = squad('beobachter', {
  name: 'Beobachter',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [1, 5],
  cover: ['hit', 'miss'],
  skills: ['artillery-strike:k'],
  weapons: [w.STG47, w.KNIFE_GRENADE],
  figures: ['2x stg47'],
  origin: 'ddddkdd',
});

/** dt1.faq.name.tank-killers; dt1.faq.variant.figure; dt1.faq.card.no-extras: no Panzerfaust line. */
export const TANK_KILLERS = squad('tank-killers', {
  name: 'Tank Killers',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 22],
  cover: ['hit', 'miss'],
  weapons: [w.STG47, w.PANZERSCHRECK, w.KNIFE_GRENADE],
  figures: ['3x stg47', '2x panzerschreck'],
  carriers: 'i',
  origin: 'iiiikdd',
});

export const HEAVY_LASER_GRENADIERS = squad('heavy-laser-grenadiers', {
  name: 'Heavy Laser Grenadiers',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  ap: [3, 30],
  cover: ['none', 'hit'],
  skills: ['damage-resilient:i'],
  weapons: [m.SCHWER_LASER_WERFER, w.COMBAT_KNIFE],
  figures: ['3x schwer-laser-werfer'],
  carriers: 'i',
  origin: 'kkkikdd',
});

export const HEAVY_FLAK_GRENADIERS = squad('heavy-flak-grenadiers', {
  name: 'Heavy Flak Grenadiers',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  ap: [3, 30],
  cover: ['none', 'hit'],
  weapons: [m.HAND_FLAK, w.KNIFE_GRENADE],
  figures: ['3x hand-flak'],
  origin: 'ddkiddd',
});

export const RAKETENTRUPPE = squad('raketentruppe', {
  name: 'Raketentruppe',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  ap: [3, 28],
  cover: ['none', 'hit'],
  skills: ['jump:i', 'fast:d'],
  weapons: [m.STURMPISTOLE, w.KNIFE_GRENADE],
  figures: ['3x sturmpistole'],
  origin: 'ddddddd',
});

export const AXIS_GORILLAS = squad('axis-gorillas', {
  name: 'Axis Gorillas',
  bloc: 'axis',
  armour: 'I2',
  move: 2,
  ap: [2, 24],
  cover: ['none', 'none'],
  skills: ['charge:i', 'damage-resilient:i'],
  weapons: [m.GORILLA_FISTS],
  figures: ['4x gorilla-fists'],
  origin: 'iddikdd',
});

/** Led by the Totenmeister. The Zombie rule of the first edition is lost; ours shrug damage off instead. */
export const AXIS_ZOMBIES = squad('axis-zombies', {
  name: 'Axis Zombies',
  bloc: 'axis',
  armour: 'I1',
  move: 1,
  ap: [2, 20],
  cover: ['none', 'none'],
  skills: ['damage-resilient:d', 'assault:d'],
  weapons: [m.ZOMBIE_CLAWS],
  figures: ['5x zombie-claws'],
  origin: 'idddddd',
});

/** dt1.skill.spotter.not-alone: a spotter with a heavy weapon. Made up by us. */
export const HEAVY_MG_TEAM = squad('heavy-mg-team', {
  name: 'Heavy MG Team',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 20],
  cover: ['hit', 'miss'],
  skills: ['spotter:d'],
  weapons: [special(m.HEAVY_MG48), w.STG47],
  figures: ['1x heavy-mg48', '2x stg47'],
  roles: ['soldier', 'spotter', 'soldier'],
  origin: 'ddddddd',
  ours: true,
});

/** dt1.skill.sniper.own-shots: one sniper among riflemen. Made up by us. */
export const JAEGER = squad('jaeger', {
  name: 'Jäger Patrol',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 18],
  cover: ['miss', 'miss'],
  skills: ['sniper:d', 'agile:d'],
  weapons: [w.STG47, special(m.SCHARFSCHUETZENGEWEHR), w.KNIFE_GRENADE],
  figures: ['1x sniper-rifle', '3x stg47'],
  roles: ['sniper', 'soldier', 'soldier', 'soldier'],
  origin: 'ddddddd',
  ours: true,
});

export const AXIS_SQUADS = [
  KOMMANDOTRUPP,
  SCHWERER_KOMMANDOTRUPP,
  SNIPER_GRENADIERS,
  BEOBACHTER,
  TANK_KILLERS,
  HEAVY_LASER_GRENADIERS,
  HEAVY_FLAK_GRENADIERS,
  RAKETENTRUPPE,
  AXIS_GORILLAS,
  AXIS_ZOMBIES,
  HEAVY_MG_TEAM,
  JAEGER,
];
