/** Allied heroes beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './allied-weapons.ts';
import * as m from './allied-weapons-more.ts';
import { hero } from './define.ts';

export const RHINO = hero('rhino', {
  name: 'Rhino',
  bloc: 'allies',
  armour: 'I3',
  move: 2,
  health: 4,
  ap: [2, 22],
  skills: ['charge:d', 'damage-resilient:d'],
  weapons: [m.HEAVY_ROCKET_PUNCH],
  figures: ['1x heavy-rocket-punch heavy-rocket-punch'],
  carriers: 'k',
  origin: 'kkkdk',
});

/** dt1.faq.card.jackson: the second line is the phaser; here it is a plain gun. */
export const ACTION_JACKSON = hero('action-jackson', {
  name: 'Action Jackson',
  bloc: 'allies',
  armour: 'I3',
  move: 1,
  health: 4,
  ap: [3, 26],
  skills: ['assault:d', 'commander:d'],
  weapons: [m.HEAVY_CARBINE, m.PHASER_60W, w.COMBAT_KNIFE],
  figures: ['1x heavy-carbine phaser-60w'],
  origin: 'ddddd',
});

export const ROSIE = hero('rosie', {
  name: 'Rosie',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 18],
  skills: ['tank-head:i'],
  weapons: [m.RIVET_GUN, w.COMBAT_KNIFE],
  figures: ['1x rivet-gun'],
  origin: 'ddddd',
});

export const OZZ_117 = hero('ozz-117', {
  name: 'Ozz 117',
  bloc: 'allies',
  armour: 'I3',
  move: 1,
  health: 4,
  ap: [3, 25],
  skills: ['black-ops:d', 'agile:d', 'jump:d'],
  weapons: [m.HEAVY_CARBINE, w.COMBAT_KNIFE],
  figures: ['1x heavy-carbine'],
  origin: 'ddddd',
});

/** dt1.cmd.hero: she may join The Boss. dt1.faq.spirit.none: no published unit has Fighting Spirit; she is ours. */
export const ELLEN_WARD = hero('ellen-ward', {
  name: 'Major Ellen Ward',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 24],
  skills: ['commander:d', 'fighting-spirit:d'],
  weapons: [m.SUBMACHINE_GUN, w.PISTOL, w.COMBAT_KNIFE],
  figures: ['1x submachine-gun pistol'],
  origin: 'ddddd',
  ours: true,
});

export const ALLIES_HEROES = [RHINO, ACTION_JACKSON, ROSIE, OZZ_117, ELLEN_WARD];
