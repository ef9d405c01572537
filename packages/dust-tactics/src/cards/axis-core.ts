/** dt1.box.axis: the six Axis cards of the Core Set, 16 AP in all (dt1.ap.box). */
import * as w from './axis-weapons.ts';
import { hero, limited, special, squad, vehicle } from './define.ts';

export const LUTHER = vehicle('luther', {
  name: 'Panzer KpfL. II-A Luther',
  bloc: 'axis',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 35],
  weapons: [w.FLAK_GUN, w.MG44, w.COMBAT_CLAW],
  figures: ['1x flak mg44 combat-claw'],
  origin: 'kiikk',
});

export const LUDWIG = vehicle('ludwig', {
  name: 'Panzer KpfL. II-B Ludwig',
  bloc: 'axis',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 40],
  weapons: [w.TWIN_CANNONS, w.MG44],
  figures: ['1x twin-cannons mg44'],
  origin: 'kiikk',
});

export const RECON_GRENADIERS = squad('recon-grenadiers', {
  name: 'Recon Grenadiers',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 16],
  cover: ['hit', 'miss'],
  weapons: [w.STG47, special(w.MG48), limited(w.PANZERFAUST, 3, 'k'), w.KNIFE_GRENADE],
  figures: ['3x stg47 panzerfaust', '1x stg47', '1x mg48'],
  carriers: 'k',
  origin: 'kkkkkdd',
});

export const BATTLE_GRENADIERS = squad('battle-grenadiers', {
  name: 'Battle Grenadiers',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 20],
  cover: ['hit', 'miss'],
  weapons: [w.STG47, special(w.PANZERSCHRECK), limited(w.PANZERFAUST, 3, 'd'), w.KNIFE_GRENADE],
  figures: ['3x stg47 panzerfaust', '1x stg47', '1x panzerschreck'],
  carriers: 'i',
  origin: 'kkkkddd',
});

export const LASER_GRENADIERS = squad('laser-grenadiers', {
  name: 'Laser Grenadiers',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  ap: [2, 27],
  cover: ['hit', 'miss'],
  weapons: [w.LASER_GEWEHR, special(w.LASER_WERFER), w.KNIFE],
  figures: ['4x laser-gewehr', '1x laser-werfer'],
  carriers: 'k',
  origin: 'kkkkkdd',
});

export const SIGRID = hero('sigrid', {
  name: 'Colonel Sigrid von Thaler',
  bloc: 'axis',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 20],
  skills: ['berserk:k'],
  weapons: [w.LASER_PISTOLE_B, w.COMBAT_KNIFE],
  figures: ['1x laser-pistole-b'],
  carriers: 'k',
  origin: 'idkkk',
});

export const AXIS_CORE = [LUTHER, LUDWIG, RECON_GRENADIERS, BATTLE_GRENADIERS, LASER_GRENADIERS, SIGRID];
