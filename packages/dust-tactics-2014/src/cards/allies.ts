/**
 * Allies cards. Columns as in `read.ts`; * marks a skill of our design, (…) a skill of the 1947 card that this
 * edition does not play.
 */
export const ALLIES_CARDS = `
bazooka-joe | Bazooka Joe | 9 | hero I2 | 2/4 | 4 | black-ops, officer | w1, w2 | cousin
action-jackson | Action Jackson [Special Service Brigade] | 12 | hero I3 | 2/4 | 4 | at-the-double, officer |
  2×w3 | cousin
johnny-one-eye | Johnny One-Eye | 6 | hero I2 | 2/4 | 5 | fighting-spirit, killing-spree | w4 | cousin
rhino | Rhino | 12 | hero I3 | 3/6 | 4 | charge, flying, berserk, first-strike | w5 | cousin
rosie | Rosie | 5 | hero I2 | 2/4 | 4 | tank-head* | w6, w7 | cousin
the-chef | The Chef | 5 | hero I1 | 2/4 | 3 | loner, lucky, spy | w8, w9 | cousin
the-priest | The Priest | 5 | hero I2 | 3/5 | 4 | lucky, spy | w10, w11 | cousin
ozz-117 | OZZ 117 | 8 | hero I3 | 3/6 | 4 | assassin, flying | w12, w13 | cousin
sergeant-victory | Sergeant Victory | 13 | hero I3 | 6/12 | 6 |
  advanced-reactive-fire, cheat-death, first-strike, flying, superhuman | 2×w14, 2×w15 | cousin
frank | Frank [USMC] | 7 | hero I1 | 2/5 | 4 | cheat-death, and-stay-down, (Nothin's Easy) | w16, w4 | cousin
tom | Tom [USMC] | 11 | hero I1 | 2/5 | 4 | move-and-fire, pilot | w2, 2×w17 | cousin
machete-mack | Machete Mack [USMC] | 7 | hero I1 | 2/5 | 4 | officer, scout, trailblazer | w18, w19 | cousin
crazy-jimmy | Crazy Jimmy [USMC] | 8 | hero I1 | 2/5 | 4 | lucky, ace-pilot, (Crazy Jimmy) | w20, w2 | cousin
ranger-combat-squad | Ranger Combat Squad | 7 | squad I2 | 2/4 | - |  | 4×w21, w22, 4×w23 | cousin
ranger-attack-squad | Ranger Attack Squad | 9 | squad I2 | 3/4 | - |  | 3×w20, 2×w13 | cousin
ranger-assault-squad | Ranger Assault Squad | 8 | squad I2 | 3/4 | - |  | 4×w20, 4×w24, w13 | cousin
ranger-weapon-squad | Ranger Weapon Squad | 8 | squad I2 | 2/4 | - |  | 3×w21, 3×w23, w22, w4 | cousin
ranger-recon-squad | Ranger Recon Squad | 7 | squad I2 | 2/4 | - | scout | 2×w23, 4×w21, w4 | cousin
ranger-sniper-squad | Ranger Sniper Squad | 4 | squad I2 | 2/4 | - | camouflage, scout, spotter | w25, w21 | cousin
ranger-observer-squad | Ranger Observer Squad | 3 | squad I2 | 2/4 | - |
  artillery-observer, camouflage | 2×w21 | cousin
ranger-command-squad | Ranger Command Squad | 11 | squad I2 | 2/4 | - | command-squad | 4×w21, w4 | cousin
heavy-ranger-assault-squad | Heavy Ranger Assault Squad | 10 | squad I3 | 3/6 | - | charge, first-strike, flying |
  3×w26 | cousin
heavy-ranger-attack-squad | Heavy Ranger Attack Squad | 13 | squad I3 | 3/6 | - | flying | 3×w27, 3×w28 | cousin
allied-heavy-commando-kill-squad | Allied Heavy Commando Kill Squad [Special Service Brigade] | 12 | squad I3 |
  2/4 | - | scout | 3×w29 | cousin
usmc-rifle-squad | USMC Rifle Squad [USMC] | 9 | squad I1 | 2/5 | - | move-and-fire | 5×w30 | cousin
ranger-heavy-mortar-squad | Ranger Heavy Mortar Squad | 8 | support I1 | 1/3 | 4 |  | w31, 4×w30 | cousin
wildfire | Wildfire | 7 | vehicle V2 | 3/6 | 4 | advanced-reactive-fire | w32@front | cousin
blackhawk | Blackhawk | 7 | vehicle V3 | 3/6 | 4 |  | w33@front | cousin
honey | Honey | 9 | vehicle V2 | 3/6 | 4 |  | w34@front | cousin
pounder | Pounder | 13 | vehicle V4 | 3/5 | 6 |  | w35@turret, w36@turret, w37@front | cousin
mickey | Mickey | 13 | vehicle V4 | 3/5 | 6 |  | w38@turret, w36@turret, w37@front | cousin
mickey-arv | Mickey ARV | 9 | vehicle V4 | 3/5 | 6 | mechanic, engineer-vehicle | w36@turret, w37@front | cousin
hotdog | Hotdog | 11 | vehicle V4 | 3/5 | 6 |  | w39@turret, w36@turret, w37@front | cousin
steel-rain | Steel Rain | 14 | vehicle V4 | 3/5 | 6 |  | w40@turret, 4×w41@turret, w37@front | cousin
cobra | Cobra | 17 | vehicle V4 | 3/5 | 6 |  | w42@turret, w36@turret, w37@front | cousin
barking-dog | Barking Dog | 16 | vehicle V4 | 3/5 | 6 |  | w43@turret, w36@turret, w37@front | cousin
rattler | Rattler | 16 | vehicle V4 | 3/5 | 6 | advanced-reactive-fire | w44@turret, w36@turret, w37@front | cousin
mobile-hq | Mobile HQ | 13 | vehicle V5 | 2/4 | 6 |
  advanced-reactive-fire, passengers:6, smoke-launchers, air-alert, command-vehicle, huge |
  w36@front, w36@right, w36@left, 3×w17@turret | cousin
punisher | Punisher | 26 | vehicle V7 | 2/3 | 10 | dozer-blade, passengers:6, smoke-launchers, huge |
  w45@front, w46@turret, 2×w47@turret | cousin
lcm-46 | LCM-46 | 6 | vehicle V2 | 3/6 | 10 | naval, sealifter | 2×w36@turret | cousin
thunder | Thunder | 18 | aircraft A2 | 12/24 | 6 |  | 2×w48@front, w49@front | cousin
field-phaser | Field Phaser | 20 | support I1 | 0/0 | 4 | strongpoint | 4×w30, w50 | cousin
sky-ranger | Sky Ranger | 5 | hero I2 | 2/4 | 3 | air-pilot* | w2 | designed
corporal-liberty | Corporal Liberty | 6 | hero I3 | 2/4 | 4 | sidekick:sergeant-victory* | w2, w28 | designed
heavy-ranger-command-squad | Heavy Ranger Command Squad | 15 | squad I3 | 2/4 | - | command-squad* | 3×w27 | designed
dragonfly | Dragonfly | 9 | aircraft A1 | 6/12 | 4 | helicopter* | w123@front | designed
dune-car | Dune Car | 3 | vehicle V1 | 3/7 | 2 | wheeled, scout*, light | w4@turret | designed
`;
