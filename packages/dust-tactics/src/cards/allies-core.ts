/** dt1.box.allies: the six Allied cards of the Core Set, 16 AP in all (dt1.ap.box). */
import * as w from './allied-weapons.ts';
import { hero, limited, special, squad, vehicle } from './define.ts';

export const HOT_DOG = vehicle('hot-dog', {
  name: 'M2-B Hot Dog',
  bloc: 'allies',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 35],
  skills: ['jump:k'],
  weapons: [w.NAPALM_THROWER, w.CAL50, w.CAL30],
  figures: ['1x napalm-thrower 50cal 30cal'],
  carriers: 'k',
  origin: 'kkikd',
});

export const POUNDER = vehicle('pounder', {
  name: 'M2-C Pounder',
  bloc: 'allies',
  armour: 'V4',
  move: 1,
  health: 4,
  ap: [4, 40],
  skills: ['jump:k'],
  weapons: [w.PDR17, w.CAL50, w.CAL30],
  figures: ['1x 17pdr 50cal 30cal'],
  carriers: 'k',
  origin: 'kkikd',
});

export const RECON_RANGERS = squad('recon-rangers', {
  name: 'Recon Rangers',
  nickname: 'Recon Boys',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 16],
  cover: ['hit', 'miss'],
  weapons: [w.M1, special(w.VICTORY_MG), limited(w.UGL, 2, 'k'), w.KNIFE_GRENADE],
  figures: ['2x m1 ugl', '2x m1', '1x victory-mg'],
  carriers: 'i',
  origin: 'kkkkddd',
});

export const ASSAULT_RANGERS = squad('assault-rangers', {
  name: 'Assault Rangers',
  nickname: 'BBQ Squad',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 27],
  cover: ['hit', 'miss'],
  skills: ['fast:k'],
  weapons: [w.SHOTGUN, special(w.FLAMETHROWER), limited(w.DEMO_CHARGE, 5, 'k')],
  figures: ['4x shotgun demo-charge', '1x flamethrower demo-charge'],
  carriers: 'k',
  origin: 'kkkkddd',
});

/** dt1.cover.miss-save: their save in hard cover is the one that the book prints. */
export const COMBAT_RANGERS = squad('combat-rangers', {
  name: 'Combat Rangers',
  nickname: 'The Gunners',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  ap: [2, 20],
  cover: ['hit', 'miss'],
  weapons: [w.M1, special(w.BAZOOKA), limited(w.UGL, 4, 'd'), w.KNIFE_GRENADE],
  figures: ['4x m1 ugl', '1x bazooka'],
  carriers: 'i',
  origin: 'kkkkddk',
});

export const JOE_BROWN = hero('joe-brown', {
  name: 'Captain Joseph Brown',
  nickname: 'Bazooka Joe',
  bloc: 'allies',
  armour: 'I2',
  move: 1,
  health: 4,
  ap: [2, 20],
  skills: ['black-ops:k'],
  weapons: [w.GRENADE_LAUNCHER, w.PISTOL, w.COMBAT_KNIFE],
  figures: ['1x grenade-launcher pistol'],
  origin: 'idkkd',
});

export const ALLIES_CORE = [HOT_DOG, POUNDER, RECON_RANGERS, ASSAULT_RANGERS, COMBAT_RANGERS, JOE_BROWN];
