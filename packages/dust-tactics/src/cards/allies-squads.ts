/** Allied squads beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './allied-weapons.ts';
import * as m from './allied-weapons-more.ts';
import type { Role } from './card.ts';
import { limited, special, squad } from './define.ts';

/** dt1.cmd.members, in the order of the figures. */
const COMMAND: readonly Role[] = ['officer', 'radioman', 'mechanic', 'medic', 'specialist'];

/** dt1.cmd.ap: as many points as any squad of its armour. dt1.ugl.unboxed: its specialist's UGL never runs out. */
export const THE_BOSS = squad('the-boss', {
  name: 'The Boss',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 30],
  cover: ['hit', 'miss'],
  skills: ['command-squad:k', 'artillery-strike:k'],
  weapons: [w.M1, special(w.UGL), w.KNIFE_GRENADE],
  figures: ['4x m1', '1x m1 ugl'],
  roles: COMMAND,
  origin: 'iddkddd',
});

/** dt1.cmd.limit.armour: a second command squad, of another armour, may serve beside The Boss. */
export const IRON_BRASS = squad('iron-brass', {
  name: 'Iron Brass',
  bloc: 'allies',
  armour: 'I3',
  move: 1,
  ap: [3, 40],
  cover: ['none', 'hit'],
  skills: ['command-squad:d', 'artillery-strike:d'],
  weapons: [m.HEAVY_CARBINE, special(m.DUAL_30), w.KNIFE_GRENADE],
  figures: ['4x heavy-carbine', '1x dual-30cal'],
  roles: COMMAND,
  origin: 'ddddddd',
  ours: true,
});

export const RANGER_SNIPERS = squad('ranger-snipers', {
  name: 'Ranger Sniper Team',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [1, 10],
  cover: ['hit', 'miss'],
  skills: ['sniper-team:k'],
  weapons: [special(m.SNIPER_RIFLE), w.M1, w.KNIFE_GRENADE],
  figures: ['1x sniper-rifle', '1x m1'],
  roles: ['sniper', 'spotter'],
  origin: 'ddddddd',
});

export const FOXTROT = squad('13-foxtrot', {
  name: '13 Foxtrot',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [1, 5],
  cover: ['hit', 'miss'],
  skills: ['artillery-strike:k'],
  weapons: [w.M1, w.KNIFE_GRENADE],
  figures: ['2x m1'],
  origin: 'ddddddd',
});

/** dt1.weapon.special.two: two special weapons, and three shotguns. */
export const HELL_BOYS = squad('hell-boys', {
  name: 'Hell Boys',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [3, 34],
  cover: ['hit', 'miss'],
  skills: ['fast:d'],
  weapons: [w.SHOTGUN, w.FLAMETHROWER],
  figures: ['3x shotgun', '2x flamethrower'],
  carriers: 'k',
  origin: 'ddkdkdd',
});

export const DEATH_DEALERS = squad('death-dealers', {
  name: 'Death Dealers',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 23],
  cover: ['hit', 'miss'],
  weapons: [w.VICTORY_MG, special(w.BAZOOKA), w.KNIFE_GRENADE],
  figures: ['4x victory-mg', '1x bazooka'],
  carriers: 'i',
  origin: 'ddkikdd',
});

/** dt1.faq.variant.figure: one rifle makes room for a second bazooka. dt1.faq.card.no-extras: no UGL line. */
export const BOT_HUNTERS = squad('bot-hunters', {
  name: 'Bot Hunters',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 22],
  cover: ['hit', 'miss'],
  weapons: [w.M1, w.BAZOOKA, w.KNIFE_GRENADE],
  figures: ['3x m1', '2x bazooka'],
  carriers: 'i',
  origin: 'iiiiddk',
});

export const GRIM_REAPERS = squad('grim-reapers', {
  name: 'Grim Reapers',
  bloc: 'allies',
  armour: 'I3',
  move: 1,
  ap: [3, 30],
  cover: ['none', 'hit'],
  skills: ['jump:k'],
  weapons: [m.DUAL_30, w.KNIFE_GRENADE],
  figures: ['3x dual-30cal'],
  origin: 'ddddddd',
});

export const TANK_BUSTERS = squad('tank-busters', {
  name: 'Tank Busters',
  bloc: 'allies',
  armour: 'I3',
  move: 2,
  ap: [3, 33],
  cover: ['none', 'hit'],
  skills: ['jump:k'],
  weapons: [m.HEAVY_BAZOOKA, w.KNIFE_GRENADE],
  figures: ['3x heavy-bazooka'],
  origin: 'dkddddd',
});

export const THE_HAMMERS = squad('the-hammers', {
  name: 'The Hammers',
  bloc: 'allies',
  armour: 'I3',
  move: 1,
  ap: [3, 28],
  cover: ['none', 'hit'],
  skills: ['charge:d', 'damage-resilient:d'],
  weapons: [m.ROCKET_PUNCH, w.SHOTGUN],
  figures: ['3x rocket-punch shotgun'],
  origin: 'ddddddd',
});

export const CHOPPERS = squad('choppers', {
  name: 'Choppers',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 13],
  cover: ['miss', 'miss'],
  skills: ['advanced-reactive-fire:k'],
  weapons: [special(m.TRIPOD_50), w.PISTOL, w.KNIFE_GRENADE],
  figures: ['1x tripod-50cal', '2x pistol'],
  origin: 'dddikkk',
});

/** dt1.skill.spotter.not-alone: a spotter with a heavy weapon. */
export const LEATHERNECKS = squad('leathernecks', {
  name: 'Leathernecks',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 15],
  cover: ['hit', 'miss'],
  skills: ['spotter:d'],
  weapons: [special(m.MORTAR_120), w.PISTOL],
  figures: ['1x mortar-120', '2x pistol'],
  roles: ['soldier', 'spotter', 'soldier'],
  origin: 'dddikdd',
});

/** A squad that rushes in by itself (dt1.skill.assault.double). Made up by us. */
export const SNOW_FOXES = squad('snow-foxes', {
  name: 'Snow Foxes',
  bloc: 'allies',
  armour: 'I1',
  move: 1,
  ap: [1, 14],
  cover: ['miss', 'miss'],
  skills: ['assault:d', 'agile:d'],
  weapons: [m.SUBMACHINE_GUN, limited(w.DEMO_CHARGE, 2, 'd'), w.KNIFE_GRENADE],
  figures: ['2x submachine-gun demo-charge', '2x submachine-gun'],
  origin: 'ddddddd',
  ours: true,
});

export const ALLIES_SQUADS = [
  THE_BOSS,
  IRON_BRASS,
  RANGER_SNIPERS,
  FOXTROT,
  HELL_BOYS,
  DEATH_DEALERS,
  BOT_HUNTERS,
  GRIM_REAPERS,
  TANK_BUSTERS,
  THE_HAMMERS,
  CHOPPERS,
  LEATHERNECKS,
  SNOW_FOXES,
];
