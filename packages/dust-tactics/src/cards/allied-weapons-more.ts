/** Weapons of the Allied units beyond the box. Letters: k known, i inferred, d designed by us; see define.ts. */
import { weapon } from './define.ts';

const OURS = 'd dddd|ddddddd|ddd';

/** The published line. */
export const DUAL_PIAT = weapon('dual-piat', {
  name: 'Dual Heavy PIAT',
  kind: 'gun',
  range: 2,
  cells: '10/1 6/1 4/1 2/1 | 6/1 6/1 5/1 5/1 4/1 4/1 3/1 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
/** The published line. */
export const HEAVY_ROCKET_PUNCH = weapon('heavy-rocket-punch', {
  name: 'Heavy Rocket Punch',
  kind: 'close',
  range: 'C',
  cells: '8/1 4/1 2/1 1/1 | 1/1*7 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
/** dt1.faq.card.jackson: name and range are printed, the dice are ours. dt1.ruling.phaser: a plain gun. */
export const PHASER_60W = weapon('phaser-60w', {
  name: '60W Phaser Gun',
  kind: 'gun',
  range: 3,
  cells: '3/1*4 | 3/1 3/1 3/1 2/1 2/1 1/1 1/1 | -*3',
  origin: 'k dddd|ddddddd|ddd',
});
/** A reported volley of four rockets had twelve dice against V4; ours fires two at a time and reloads. */
export const ROCKETS_42 = weapon('rockets-42', {
  name: '4.2" Rocket Launcher',
  kind: 'artillery',
  range: 'A',
  reload: true,
  cells: '1/B*4 | 8/1 7/1 6/1 6/1 5/1 5/1 4/1 | -*3',
  origin: 'k dddd|dddiddd|ddd',
});
export const PETARD_MORTAR = weapon('petard-mortar', {
  name: 'Petard Mortar',
  kind: 'gun',
  range: 2,
  cells: '1/B*4 | 1/4 1/4 1/3*5 | -*3',
  origin: OURS,
});
export const HOWITZER_75 = weapon('howitzer-75', {
  name: '75 mm Howitzer',
  kind: 'gun',
  range: 6,
  cells: '5/1 5/1 3/1 2/1 | 6/1 6/1 5/1 5/1 4/1 3/1 2/1 | -*3',
  origin: OURS,
});
export const QUAD_50 = weapon('quad-50cal', {
  name: 'Quad .50 cal MG',
  kind: 'gun',
  range: 6,
  cells: '10/1 6/1 3/1 2/1 | 5/1 4/1 3/1 -*4 | 6/1 5/1 4/1',
  origin: OURS,
});
export const GUN_37 = weapon('gun-37', {
  name: '37 mm Gun',
  kind: 'gun',
  range: 6,
  cells: '2/1 2/1 1/1 1/1 | 4/1 4/1 3/1 2/1 1/1 - - | -*3',
  origin: OURS,
});
/** dt1.faq.burst.double. */
export const DUAL_30 = weapon('dual-30cal', {
  name: 'Dual .30 cal MG',
  kind: 'gun',
  traits: ['burst'],
  range: 4,
  cells: '4/1 2/1 1/1 - | 2/1 1/1 -*5 | 1/1 - -',
  origin: OURS,
});
export const TRIPOD_50 = weapon('tripod-50cal', {
  name: 'Tripod .50 cal MG',
  kind: 'gun',
  traits: ['burst'],
  range: 6,
  cells: '8/1 5/1 3/1 2/1 | 4/1 3/1 2/1 -*4 | 3/1 2/1 1/1',
  origin: 'k dddd|ddddddd|ddd',
});
export const MORTAR_120 = weapon('mortar-120', {
  name: '120 mm Mortar',
  kind: 'artillery',
  range: 'A',
  reload: true,
  cells: '1/B*4 | 4/1 4/1 3/1 3/1 2/1 2/1 1/1 | -*3',
  origin: 'k dddd|ddddddd|ddd',
});
export const ROCKET_PUNCH = weapon('rocket-punch', {
  name: 'Rocket Punch',
  kind: 'close',
  range: 'C',
  cells: '4/1 2/1 1/1 1/1 | 1/2*7 | -*3',
  origin: OURS,
});
export const HEAVY_BAZOOKA = weapon('heavy-bazooka', {
  name: 'Heavy Bazooka',
  kind: 'gun',
  range: 3,
  cells: '1/1*4 | 1/3*7 | -*3',
  origin: OURS,
});
/** dt1.skill.sniper.own-shots: the line for which the sniper picks who falls. */
export const SNIPER_RIFLE = weapon('sniper-rifle', {
  name: 'Sniper Rifle',
  kind: 'gun',
  traits: ['sniper'],
  range: 6,
  cells: '1/1*4 | 1/1 -*6 | -*3',
  origin: OURS,
});
export const HEAVY_CARBINE = weapon('heavy-carbine', {
  name: 'Heavy Carbine',
  kind: 'gun',
  range: 4,
  cells: '4/1 2/1 1/1 1/1 | 2/1 1/1 -*5 | -*3',
  origin: OURS,
});
export const RIVET_GUN = weapon('rivet-gun', {
  name: 'Rivet Gun',
  kind: 'gun',
  range: 2,
  cells: '4/1 2/1 2/1 1/1 | 2/1 2/1 1/1 1/1 1/1 - - | -*3',
  origin: OURS,
});
export const SUBMACHINE_GUN = weapon('submachine-gun', {
  name: 'Submachine Gun',
  kind: 'gun',
  range: 2,
  cells: '6/1 3/1 2/1 - | 1/1 -*6 | -*3',
  origin: OURS,
});
