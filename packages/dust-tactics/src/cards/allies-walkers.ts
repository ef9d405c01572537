/** Allied walkers beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './allied-weapons.ts';
import * as m from './allied-weapons-more.ts';
import { vehicle } from './define.ts';

export const STEEL_RAIN = vehicle('steel-rain', {
  name: 'M2-D Steel Rain',
  bloc: 'allies',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 40],
  skills: ['jump:i'],
  weapons: [m.ROCKETS_42, m.PETARD_MORTAR, w.CAL30],
  figures: ['1x rockets-42 petard-mortar 30cal'],
  carriers: 'k',
  origin: 'iiiid',
});

/** dt1.faq.card.mickey: Jump and Fast. */
export const MICKEY = vehicle('mickey', {
  name: 'M2-A Mickey',
  bloc: 'allies',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 38],
  skills: ['jump:k', 'fast:k'],
  weapons: [m.HOWITZER_75, w.CAL50],
  figures: ['1x howitzer-75 50cal'],
  carriers: 'i',
  origin: 'iiiid',
});

export const BLACKHAWK = vehicle('blackhawk', {
  name: 'Blackhawk',
  bloc: 'allies',
  armour: 'V3',
  move: 1,
  health: 3,
  ap: [2, 22],
  skills: ['agile:d'],
  weapons: [m.DUAL_PIAT],
  figures: ['1x dual-piat'],
  carriers: 'k',
  origin: 'kkkdk',
});

export const WILDFIRE = vehicle('wildfire', {
  name: 'Wildfire',
  bloc: 'allies',
  armour: 'V3',
  move: 1,
  health: 3,
  ap: [3, 28],
  skills: ['all-in-one:d', 'advanced-reactive-fire:i'],
  weapons: [m.QUAD_50],
  figures: ['1x quad-50cal'],
  origin: 'ddddd',
});

export const HONEY = vehicle('honey', {
  name: 'Honey',
  bloc: 'allies',
  armour: 'V3',
  move: 2,
  health: 3,
  ap: [3, 24],
  skills: ['self-repair:d'],
  weapons: [m.GUN_37, w.CAL30],
  figures: ['1x gun-37 30cal'],
  origin: 'ddddd',
});

export const ALLIES_WALKERS = [STEEL_RAIN, MICKEY, BLACKHAWK, WILDFIRE, HONEY];
