/** Weapons of the Axis. Letters: k known, i inferred, d designed by us; see define.ts. */
import { weapon } from './define.ts';

/** dt1.box.luther: a gun for infantry at range, a claw for vehicles in close combat; their numbers are ours. */
export const FLAK_GUN = weapon('flak', {
  name: 'Anti-aircraft Gun',
  kind: 'gun',
  range: 6,
  cells: '8/1 5/1 3/1 2/1 | 5/1 4/1 3/1 2/1 1/1 - - | 5/1 4/1 3/1',
  origin: 'd dddd|ddddddd|ddd',
});
export const MG44 = weapon('mg44', {
  name: 'MG 44',
  kind: 'gun',
  range: 4,
  cells: '8/1 4/1 2/1 - | 4/1 2/1 -*5 | 2/1 1/1 -',
  origin: 'd dddd|ddddddd|ddd',
});
export const COMBAT_CLAW = weapon('combat-claw', {
  name: 'Combat Claw',
  kind: 'close',
  range: 'C',
  cells: '2/1*4 | 2/4 2/4 2/3 2/3 2/2 2/2 2/2 | -*3',
  origin: 'k dddd|ddddddd|ddd',
});
/** dt1.faq.ludwig.dice, dt1.faq.ludwig.no-split: two cannons, one line, never doubled and never split. */
export const TWIN_CANNONS = weapon('twin-cannons', {
  name: 'Twin Anti-tank Cannons',
  kind: 'gun',
  range: 'U',
  cells: '4/1 4/1 2/1 2/1 | 8/1 8/1 7/1 7/1 6/1 6/1 5/1 | -*3',
  origin: 'd dddd|dddiddd|ddd',
});
/** dt1.faq.card.recon-grenadiers: one die a rifle, four dice for the MG 48, one die a Panzerfaust. */
export const STG47 = weapon('stg47', {
  name: 'StG 47',
  kind: 'gun',
  range: 4,
  cells: '2/1 1/1 1/1 - | 1/1 -*6 | -*3',
  origin: 'd dkdd|ddddddd|ddd',
});
export const MG48 = weapon('mg48', {
  name: 'MG 48',
  kind: 'gun',
  range: 4,
  cells: '8/1 4/1 2/1 - | 3/1 2/1 -*5 | 1/1 1/1 -',
  origin: 'd dkdd|ddddddd|ddd',
});
export const PANZERFAUST = weapon('panzerfaust', {
  name: 'Panzerfaust',
  kind: 'gun',
  traits: ['panzerfaust'],
  range: 2,
  cells: '1/1*4 | 1/3*7 | -*3',
  origin: 'd dddd|dddiddd|ddd',
});
export const KNIFE_GRENADE = weapon('knife-grenade', {
  name: 'Knife & Grenade',
  kind: 'knife-grenade',
  range: 'C',
  cells: '1/1*4 | -*7 | -*3',
  origin: 'k dkdd|ddddddd|ddd',
});
export const PANZERSCHRECK = weapon('panzerschreck', {
  name: 'Panzerschreck',
  kind: 'gun',
  range: 3,
  cells: '1/1*4 | 1/3*7 | -*3',
  origin: 'd dddd|iiiiiii|ddd',
});
/** dt1.laser.card. */
export const LASER_GEWEHR = weapon('laser-gewehr', {
  name: 'Laser Gewehr',
  kind: 'laser',
  range: 4,
  cells: '2/1 1/1 1/1 1/1 | 1/1*7 | -*3',
  origin: 'd dkdd|ddddddd|ddd',
});
export const LASER_WERFER = weapon('laser-werfer', {
  name: 'Laser Werfer',
  kind: 'laser',
  range: 4,
  cells: '2/1 1/1 1/1 1/1 | 1/2*7 | -*3',
  origin: 'd dkdd|ddddddd|ddd',
});
export const KNIFE = weapon('knife', {
  name: 'Knife',
  kind: 'knife',
  range: 'C',
  cells: '1/1*4 | -*7 | -*3',
  origin: 'd dddd|ddddddd|ddd',
});
export const LASER_PISTOLE_B = weapon('laser-pistole-b', {
  name: 'Laser-Pistole-B',
  kind: 'laser',
  range: 2,
  cells: '4/1 3/1 2/1 1/1 | 2/1 1/1 1/1 1/1 -*3 | -*3',
  origin: 'i dkdd|ddddddd|ddd',
});
/** A hero's knife: the line of the published Combat Knife. */
export const COMBAT_KNIFE = weapon('combat-knife', {
  name: 'Combat Knife',
  kind: 'knife',
  range: 'C',
  cells: '4/1 2/1 1/1 1/1 | -*7 | -*3',
  origin: 'k kkkk|kkkkkkk|kkk',
});
