/** Axis heroes beyond the box. What the sources give is kept; every letter d is a value of ours. */
import * as w from './axis-weapons.ts';
import * as m from './axis-weapons-more.ts';
import { hero } from './define.ts';

export const LARA = hero('lara', {
  name: 'Lara',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  health: 4,
  ap: [2, 21],
  skills: ['damage-resilient:i'],
  weapons: [m.MG44_ZWEI, w.COMBAT_KNIFE],
  figures: ['1x mg44-zwei mg44-zwei'],
  carriers: 'k',
  origin: 'kkkdk',
});

export const MARKUS = hero('markus', {
  name: 'Markus',
  bloc: 'axis',
  armour: 'I2',
  move: 2,
  health: 4,
  ap: [2, 20],
  skills: ['berserk:i', 'charge:i', 'damage-resilient:i'],
  weapons: [m.MARKUS_CLAWS],
  figures: ['1x markus-claws'],
  origin: 'idddk',
});

/** dt1.cmd.hero: he may join the Kommandotrupp. dt1.faust.unboxed: his Panzerfaust never runs out. */
export const MANFRED = hero('manfred', {
  name: 'Manfred',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 16],
  skills: ['commander:d'],
  weapons: [m.STG47_ZWEI, w.PANZERFAUST, w.COMBAT_KNIFE],
  figures: ['1x stg47-zwei panzerfaust'],
  origin: 'idddk',
});

/** dt1.faq.name.serum. */
export const TOTENMEISTER = hero('totenmeister', {
  name: 'Totenmeister',
  bloc: 'axis',
  armour: 'I1',
  move: 1,
  health: 4,
  ap: [2, 25],
  skills: ['wiederbelebungsserum:k', 'charge:i'],
  weapons: [m.MP48, m.INJECTOR],
  figures: ['1x mp48 injector'],
  origin: 'idddd',
});

export const STEFAN = hero('stefan', {
  name: 'Stefan',
  bloc: 'axis',
  armour: 'I3',
  move: 1,
  health: 4,
  ap: [3, 26],
  skills: ['assault:i', 'commander:d'],
  weapons: [m.FLAMMENWERFER_40, w.COMBAT_KNIFE],
  figures: ['1x flammenwerfer-40'],
  origin: 'ddddd',
});

export const ANGELA = hero('angela', {
  name: 'Angela',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 20],
  skills: ['black-ops:d', 'agile:d'],
  weapons: [m.MP48, w.COMBAT_KNIFE],
  figures: ['1x mp48'],
  origin: 'ddddd',
});

/** dt1.faq.spirit.none: no published unit has Fighting Spirit; she is ours. */
export const GRETA_FALK = hero('greta-falk', {
  name: 'Hauptmann Greta Falk',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 24],
  skills: ['tank-head:d', 'fighting-spirit:d'],
  weapons: [m.STG47_ZWEI, w.COMBAT_KNIFE],
  figures: ['1x stg47-zwei'],
  origin: 'ddddd',
  ours: true,
});

export const AXIS_HEROES = [LARA, MARKUS, MANFRED, TOTENMEISTER, STEFAN, ANGELA, GRETA_FALK];
