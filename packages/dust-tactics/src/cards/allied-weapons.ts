/** Weapons of the Allies. Letters: k known, i inferred, d designed by us; see define.ts. */
import { weapon } from './define.ts';

/** dt1.card.17pdr: the whole line is printed. */
export const PDR17 = weapon('17pdr', {
  name: '17 Pdr. Gun',
  kind: 'gun',
  range: 'U',
  cells: '4/1 4/1 2/1 2/1 | 7/1 7/1 6/1 6/1 5/1 5/1 4/1 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
/** dt1.card.pounder.mgs: range and the dice against I2 are printed. */
export const CAL50 = weapon('50cal', {
  name: '.50 cal MG',
  kind: 'gun',
  range: 6,
  cells: '6/1 3/1 2/1 1/1 | 4/1 3/1 2/1 -*4 | 3/1 2/1 1/1',
  origin: 'k dkdd|ddddddd|ddd',
});
export const CAL30 = weapon('30cal', {
  name: '.30 cal MG',
  kind: 'gun',
  range: 4,
  cells: '6/1 3/1 1/1 - | 3/1 2/1 -*5 | -*3',
  origin: 'k dkdd|ddddddd|ddd',
});
/** dt1.flame.card: the Napalm Thrower does both kinds of special damage, kill against vehicles. */
export const NAPALM_THROWER = weapon('napalm-thrower', {
  name: 'Napalm Thrower',
  kind: 'flame',
  range: 2,
  cells: '1/B*4 | 1/K*7 | -*3',
  origin: 'k iiii|iiiikii|ddd',
});
export const M1 = weapon('m1', {
  name: 'M1 Assault Rifle',
  kind: 'gun',
  range: 4,
  cells: '2/1 1/1 1/1 - | 1/1 -*6 | -*3',
  origin: 'k dddi|ddddddd|iii',
});
export const VICTORY_MG = weapon('victory-mg', {
  name: 'Victory MG',
  kind: 'gun',
  range: 4,
  cells: '6/1 3/1 1/1 - | 3/1 2/1 -*5 | 1/1 1/1 -',
  origin: 'k dkkd|ddddddd|iid',
});
/** dt1.ugl.cover. */
export const UGL = weapon('ugl', {
  name: 'UGL',
  kind: 'grenade',
  traits: ['ugl'],
  range: 3,
  cells: '2/1 1/1 1/1 1/1 | 1/2 1/2 1/1 1/1 -*3 | -*3',
  origin: 'd dddd|ddddddd|ddd',
});
/** dt1.knife-grenade.dice. */
export const KNIFE_GRENADE = weapon('knife-grenade', {
  name: 'Knife & Grenade',
  kind: 'knife-grenade',
  range: 'C',
  cells: '1/1*4 | -*7 | -*3',
  origin: 'k dkdd|ddddddd|ddd',
});
/** dt1.card.shotgun: the whole line is printed. */
export const SHOTGUN = weapon('shotgun', {
  name: 'Shotgun',
  kind: 'gun',
  range: 1,
  cells: '6/1 3/1 2/1 - | 3/1 -*6 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
/** dt1.card.flamethrower: printed, but the four infantry cells survive as one. */
export const FLAMETHROWER = weapon('flamethrower', {
  name: 'Flamethrower',
  kind: 'flame',
  range: 1,
  cells: '1/B*4 | 1/4*7 | -*3',
  origin: 'k ikii|kkkkkkk|kkk',
});
export const DEMO_CHARGE = weapon('demo-charge', {
  name: 'Demo Charge',
  kind: 'gun',
  traits: ['demolition'],
  range: 1,
  cells: '-*4 | 1/3*4 1/2*3 | -*3',
  origin: 'k iiii|ddddddd|ddd',
});
export const BAZOOKA = weapon('bazooka', {
  name: 'M9 Bazooka',
  kind: 'gun',
  range: 3,
  cells: '1/1*4 | 1/3*7 | -*3',
  origin: 'k dddd|iiiiiii|ddd',
});
/** dt1.grenade.card, dt1.faq.grenade.joe. */
export const GRENADE_LAUNCHER = weapon('grenade-launcher', {
  name: 'Grenade Launcher',
  kind: 'grenade',
  range: 3,
  cells: '1/B*4 | 1/2 1/2 1/1 1/1 -*3 | -*3',
  origin: 'd dddd|ddddddd|ddd',
});
export const PISTOL = weapon('pistol', {
  name: '.45 Pistol',
  kind: 'gun',
  range: 2,
  cells: '4/1 2/1 1/1 - | 1/1 -*6 | -*3',
  origin: 'd dddd|ddddddd|ddd',
});
/** A hero's knife: the line of the published Combat Knife. */
export const COMBAT_KNIFE = weapon('combat-knife', {
  name: 'Combat Knife',
  kind: 'knife',
  range: 'C',
  cells: '4/1 2/1 1/1 1/1 | -*7 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
