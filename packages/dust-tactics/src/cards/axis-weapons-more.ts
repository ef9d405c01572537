/** Weapons of the Axis units beyond the box. Letters: k known, i inferred, d designed by us; see define.ts. */
import { weapon } from './define.ts';

const OURS = 'd dddd|ddddddd|ddd';

/** The published line. */
export const SCHWER_LASER_WERFER = weapon('schwer-laser-werfer', {
  name: 'Schwer Laser-Werfer',
  kind: 'laser',
  range: 4,
  cells: '2/1 1/1 1/1 1/1 | 1/3*7 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
/** The published line. */
export const MG44_ZWEI = weapon('mg44-zwei', {
  name: 'MG 44 zwei',
  kind: 'gun',
  range: 4,
  cells: '10/1 5/1 3/1 - | 4/1 3/1 -*5 | 3/1 3/1 -',
  origin: 'k kkkk|kkkkkkk|kkk',
});
export const NEBELWERFER_42 = weapon('nebelwerfer-42', {
  name: 'Nebelwerfer 42',
  kind: 'artillery',
  range: 'A',
  reload: true,
  cells: '1/B*4 | 7/1 7/1 6/1 5/1 5/1 4/1 4/1 | -*3',
  origin: 'k dddd|ddddddd|ddd',
});
export const PAK_88 = weapon('pak-88', {
  name: '8.8 cm PaK',
  kind: 'gun',
  range: 'U',
  cells: '5/1 5/1 3/1 3/1 | 9/1 9/1 8/1 8/1 7/1 7/1 6/1 | -*3',
  origin: OURS,
});
export const HEAVY_FLAMMENWERFER = weapon('heavy-flammenwerfer', {
  name: 'Heavy Flammenwerfer',
  kind: 'flame',
  range: 3,
  cells: '1/B*4 | 1/4*7 | -*3',
  origin: OURS,
});
export const TWIN_ROCKETS = weapon('twin-rockets', {
  name: 'Twin Rocket Launcher',
  kind: 'gun',
  range: 3,
  cells: '6/1 4/1 3/1 2/1 | 5/1 5/1 4/1 4/1 3/1 3/1 2/1 | -*3',
  origin: 'k dddd|ddddddd|ddd',
});
export const TWIN_LASER = weapon('twin-laser', {
  name: 'Twin Laser',
  kind: 'laser',
  range: 4,
  cells: '4/1 3/1 2/1 1/1 | 3/1*4 2/1*3 | -*3',
  origin: OURS,
});
export const FLAKVIERLING = weapon('flakvierling', {
  name: 'Flakvierling',
  kind: 'gun',
  range: 6,
  cells: '10/1 6/1 3/1 2/1 | 5/1 4/1 3/1 1/1 -*3 | 6/1 5/1 4/1',
  origin: OURS,
});
export const STORM_GUNS = weapon('storm-guns', {
  name: 'Heavy Storm Guns',
  kind: 'gun',
  range: 'U',
  cells: '8/1 6/1 4/1 3/1 | 8/1 8/1 8/1 7/1 7/1 6/1 6/1 | -*3',
  origin: OURS,
});
/** dt1.faq.burst.double. */
export const HAND_FLAK = weapon('hand-flak', {
  name: '2 cm Hand Flak',
  kind: 'gun',
  traits: ['burst'],
  range: 4,
  cells: '4/1 2/1 2/1 1/1 | 2/1 2/1 1/1 1/1 -*3 | 2/1 1/1 1/1',
  origin: 'k dddd|ddddddd|ddd',
});
/** dt1.grenade.unlimited: a grenade pistol, which never runs out. */
export const STURMPISTOLE = weapon('sturmpistole', {
  name: 'Sturmpistole',
  kind: 'grenade',
  range: 2,
  cells: '2/1 2/1 1/1 1/1 | 1/2*4 1/1*3 | -*3',
  origin: OURS,
});
export const GORILLA_FISTS = weapon('gorilla-fists', {
  name: 'Armoured Fists',
  kind: 'close',
  range: 'C',
  cells: '4/1 2/1 2/1 1/1 | 1/2 1/2 1/1 1/1 -*3 | -*3',
  origin: OURS,
});
export const MARKUS_CLAWS = weapon('markus-claws', {
  name: 'Panzer Claws',
  kind: 'close',
  range: 'C',
  cells: '6/1 5/1 3/1 2/1 | 2/2*4 2/1*3 | -*3',
  origin: OURS,
});
export const ZOMBIE_CLAWS = weapon('zombie-claws', {
  name: 'Teeth and Claws',
  kind: 'close',
  range: 'C',
  cells: '2/1 1/1 1/1 1/1 | 1/1 -*6 | -*3',
  origin: OURS,
});
export const INJECTOR = weapon('injector', {
  name: 'Injector Blades',
  kind: 'close',
  range: 'C',
  cells: '6/1 4/1 3/1 2/1 | -*7 | -*3',
  origin: OURS,
});
/** A published note makes it a flame weapon; range and dice are ours. */
export const FLAMMENWERFER_40 = weapon('flammenwerfer-40', {
  name: 'Flammenwerfer 40',
  kind: 'flame',
  range: 2,
  cells: '1/B*4 | 1/4*7 | -*3',
  origin: OURS,
});
export const STG47_ZWEI = weapon('stg47-zwei', {
  name: 'StG 47 zwei',
  kind: 'gun',
  range: 4,
  cells: '4/1 2/1 1/1 - | 1/1 -*6 | -*3',
  origin: OURS,
});
export const MP48 = weapon('mp48', {
  name: 'MP 48',
  kind: 'gun',
  range: 2,
  cells: '6/1 3/1 2/1 - | 1/1 -*6 | -*3',
  origin: OURS,
});
export const HEAVY_STG = weapon('heavy-stg', {
  name: 'Heavy StG',
  kind: 'gun',
  range: 4,
  cells: '4/1 2/1 1/1 1/1 | 2/1 1/1 -*5 | -*3',
  origin: OURS,
});
/** dt1.skill.sniper.own-shots: the line for which the sniper picks who falls. */
export const SCHARFSCHUETZENGEWEHR = weapon('sniper-rifle', {
  name: 'Scharfschützengewehr',
  kind: 'gun',
  traits: ['sniper'],
  range: 6,
  cells: '1/1*4 | 1/1 -*6 | -*3',
  origin: OURS,
});
export const HEAVY_MG48 = weapon('heavy-mg48', {
  name: 'Heavy MG 48',
  kind: 'gun',
  range: 6,
  cells: '6/1 4/1 2/1 1/1 | 3/1 2/1 -*5 | 1/1 1/1 -',
  origin: OURS,
});
