/** Axis walkers beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './axis-weapons.ts';
import * as m from './axis-weapons-more.ts';
import { vehicle } from './define.ts';

export const LOTHAR = vehicle('lothar', {
  name: 'Panzer KpfL. II-C Lothar',
  bloc: 'axis',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 36],
  weapons: [m.NEBELWERFER_42, w.MG44],
  figures: ['1x nebelwerfer-42 mg44'],
  carriers: 'i',
  origin: 'iiiik',
});

/** dt1.dmg.kill.hit: the book's victim of a kill hit, V5 with six health points. */
export const JAGDLUTHER = vehicle('jagdluther', {
  name: 'JagdLuther',
  bloc: 'axis',
  armour: 'V5',
  move: 1,
  health: 6,
  ap: [5, 55],
  weapons: [m.PAK_88, w.MG44],
  figures: ['1x pak-88 mg44'],
  origin: 'kdkid',
});

export const FLAMMLUTHER = vehicle('flammluther', {
  name: 'FlammLuther',
  bloc: 'axis',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 38],
  weapons: [m.HEAVY_FLAMMENWERFER, w.MG44],
  figures: ['1x heavy-flammenwerfer mg44'],
  origin: 'ddddd',
});

export const HANS = vehicle('hans', {
  name: 'Hans',
  bloc: 'axis',
  armour: 'V3',
  move: 1,
  health: 3,
  ap: [3, 24],
  skills: ['fast:d'],
  weapons: [m.TWIN_ROCKETS],
  figures: ['1x twin-rockets'],
  origin: 'dddik',
});

export const HERMANN = vehicle('hermann', {
  name: 'Hermann',
  bloc: 'axis',
  armour: 'V3',
  move: 1,
  health: 3,
  ap: [3, 24],
  skills: ['self-repair:d'],
  weapons: [m.TWIN_LASER],
  figures: ['1x twin-laser'],
  origin: 'ddddd',
});

export const HEINRICH = vehicle('heinrich', {
  name: 'Heinrich',
  bloc: 'axis',
  armour: 'V3',
  move: 1,
  health: 3,
  ap: [3, 26],
  skills: ['all-in-one:d'],
  weapons: [m.FLAKVIERLING],
  figures: ['1x flakvierling'],
  origin: 'ddddd',
});

export const STURM_KOENIG = vehicle('sturm-koenig', {
  name: 'Sturm-König',
  bloc: 'axis',
  armour: 'V7',
  move: 1,
  size: 2,
  health: 8,
  ap: [9, 90],
  skills: ['advanced-reactive-fire:k'],
  weapons: [m.STORM_GUNS, w.MG44],
  figures: ['1x storm-guns mg44'],
  origin: 'ddddd',
});

export const AXIS_WALKERS = [LOTHAR, JAGDLUTHER, FLAMMLUTHER, HANS, HERMANN, HEINRICH, STURM_KOENIG];
