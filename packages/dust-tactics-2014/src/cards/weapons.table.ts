/**
 * Weapon lines: code, name, range (C close combat, a-b least and most), infantry 1-4, vehicle 1-7, aircraft 1-3,
 * special rules. A cell is dice/damage: B one die per miniature, BB two, K automatic kill, - no effect. Cousin cards
 * (1947) unless marked printed; the last rows are designed (w137, w138, w141 to w143) or printed on the one known card
 * of this edition (w139, w140).
 */
export const WEAPON_TABLE = `
w1 | Grenade Launcher | 3 | B/1 B/1 B/1 B/1 | 1/K 1/3 1/2 1/2 1/1 1/1 - | - - - | expert, grenade
w2 | Pistol | 2 | 3/1 3/1 2/1 - | 2/1 - - - - - - | - - - | 
w3 | Phaser Rifle | 6 | 3/1 3/1 3/1 3/1 | 1/3 1/3 1/3 1/3 1/3 1/3 1/3 | - - - | phaser
w4 | Machinegun | 6 | 7/1 6/1 4/1 2/1 | 4/1 2/1 - - - - - | 2/1 2/1 - | 
w5 | Dual Heavy Rocket Punch | C | 2/1 2/1 2/1 2/1 | 2/4 2/4 2/4 2/4 2/4 2/4 2/4 | 2/4 1/4 1/3 | expert
w6 | Wrench | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/2 1/2 1/2 1/2 1/2 | - - - | expert
w7 | Bazooka | 4 | 1/1 1/1 1/1 1/1 | 1/K 1/K 1/K 1/5 1/5 1/4 1/4 | - - - | grenade
w8 | Dual Blowtorches | 1 | 4/1 4/1 4/1 4/1 | 4/K 4/K 4/1 4/1 4/1 4/1 4/1 | - - - | flame
w9 | Kitchen Knives | C | 2/1 2/1 1/1 1/1 | 1/1 1/1 1/1 1/1 1/1 1/1 1/1 | - - - | expert
w10 | Revolver | 2 | 3/1 3/1 2/1 - | 2/1 - - - - - - | - - - | 
w11 | Dynamite | C | B/1 B/1 B/1 B/1 | 1/6 1/6 1/4 1/4 1/3 1/3 1/2 | - - - | expert
w12 | Heavy Rocket Punch | C | 1/1 1/1 1/1 1/1 | 1/4 1/4 1/4 1/4 1/4 1/4 1/4 | 1/4 - - | expert
w13 | Flamethrower | 1 | B/1 B/1 B/1 B/1 | B/K B/K B/2 B/2 B/2 B/2 B/2 | - - - | flame
w14 | VK Pistol | 3 | 4/1 4/1 4/1 3/1 | 2/2 2/2 1/1 1/1 - - - | 5/2 3/2 - | expert
w15 | Sucker Punch | C | 3/1 3/1 3/1 3/1 | 1/4 1/4 1/3 1/2 1/1 1/1 1/1 | 1/4 1/4 1/3 | 
w16 | Bare Knuckles | C | 2/1 2/1 1/1 1/1 | - - - - - - - | - - - | expert
w17 | Submachine Gun | 3 | 5/1 4/1 3/1 2/1 | 3/1 - - - - - - | - - - | 
w18 | BAR Automatic Rifle | 6 | 4/1 3/1 2/1 1/1 | 2/1 1/1 - - - - - | 2/1 1/1 - | expert
w19 | Dual Machetes | C | 2/1 2/1 2/1 2/1 | - - - - - - - | - - - | 
w20 | Shotgun | 2 | 7/1 6/1 4/1 2/1 | 4/1 2/1 - - - - - | - - - | 
w21 | Automatic Rifle | 6 | 2/1 2/1 1/1 1/1 | 1/1 1/1 - - - - - | 1/1 1/1 - | 
w22 | Bazooka | 4 | 1/1 1/1 1/1 1/1 | 1/K 1/K 1/4 1/4 1/3 1/3 1/2 | - - - | grenade
w23 | Under-Barrel Grenade Launcher | 3 | 1/1 1/1 1/1 1/1 | 1/K 1/3 1/2 1/2 1/1 1/1 - | - - - | grenade, under-barrel
w24 | Demo Charge | C | 1/1 1/1 1/1 1/1 | 1/3 1/3 1/2 1/2 1/2 1/2 1/2 | - - - | 
w25 | Sniper Rifle | 8 | 1/1 1/1 1/1 1/1 | 1/1 1/1 - - - - - | - - - | sniper
w26 | Dual Rocket Punch | C | 2/1 2/1 2/1 2/1 | 2/3 2/3 2/3 2/3 2/3 2/3 2/3 | 2/3 1/3 1/2 | 
w27 | Dual Machinegun | 6 | 12/1 11/1 8/1 4/1 | 7/1 3/1 - - - - - | 3/1 2/1 - | 
w28 | Rocket Punch | C | 1/1 1/1 1/1 1/1 | 1/3 1/3 1/3 1/3 1/3 1/3 1/3 | 1/3 - - | 
w29 | Phaser Submachine Gun | 4 | 5/1 5/1 5/1 5/1 | 2/2 2/2 2/2 2/2 2/2 2/2 2/2 | - - - | phaser
w30 | BAR Automatic Rifle | 6 | 4/1 3/1 2/1 1/1 | 2/1 1/1 - - - - - | 2/1 1/1 - | 
w31 | Heavy Mortar | 4-12 | B/1 B/1 B/1 B/1 | B/2 B/1 B/1 B/1 B/1 - - | - - - | artillery
w32 | Quad Heavy Machinegun | 8 | 12/1 12/1 10/1 7/1 | 7/1 5/1 2/1 - - - - | 4/2 3/2 2/1 | 
w33 | Heavy Piat | 4 | BB/1 BB/1 BB/1 BB/1 | 3/K 3/K 3/K 3/6 3/5 3/5 2/4 | - - - | grenade, reload
w34 | Dual Medium Phaser Guns | 8 | 4/1 4/1 4/1 4/1 | 1/4 1/4 1/4 1/4 1/4 1/4 1/4 | - - - | phaser, salvo
w35 | Antitank Gun | 16 | B/1 B/1 B/1 B/1 | 1/K 1/K 1/5 1/4 1/4 1/3 1/3 | - - - | 
w36 | Heavy Machinegun | 8 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | 2/2 2/2 1/1 | 
w37 | Machinegun | 6 | 7/1 6/1 4/1 2/1 | 4/1 2/1 - - - - - | - - - | 
w38 | M1 Howitzer | 8 | B/1 B/1 B/1 B/1 | 1/K 1/4 1/3 1/3 1/2 1/2 1/1 | - - - | grenade
w39 | Napalm Thrower | 2 | B/1 B/1 B/1 B/1 | B/K B/K B/3 B/3 B/3 B/3 B/3 | - - - | flame
w40 | Petard Mortar | 4 | BB/1 BB/1 BB/1 BB/1 | B/K B/K B/5 B/4 B/4 B/3 B/3 | - - - | grenade, reload
w41 | Rocket | 6 | B/1 B/1 B/1 B/1 | B/K B/3 B/3 B/2 B/2 B/1 B/1 | - - - | volley
w42 | Heavy Phaser | 10 | 6/1 6/1 6/1 6/1 | 1/6 1/6 1/6 1/6 1/6 1/6 1/6 | - - - | phaser
w43 | Sextuple Recoilless Guns | 12 | BB/1 BB/1 BB/1 BB/1 | 4/K 4/K 4/K 4/5 4/4 2/4 2/3 | - - - | reload
w44 | Dual Anti-Aircraft Guns | 12 | BB/1 BB/1 BB/1 BB/1 | 3/K 3/3 3/3 2/2 1/2 - - | 3/3 2/3 1/2 | 
w45 | Dual Anti-Tank Guns | 18 | B/1 B/1 B/1 B/1 | 2/K 2/K 2/K 2/K 2/6 2/6 2/5 | - - - | 
w46 | Dual Heavy Machineguns | 8 | 7/1 7/1 6/1 4/1 | 4/2 3/1 1/1 - - - - | 3/2 2/2 1/1 | 
w47 | Dual Machineguns | 6 | 12/1 11/1 8/1 4/1 | 7/1 3/1 - - - - - | - - - | 
w48 | Medium Rockets | 3 | BB/1 BB/1 BB/1 BB/1 | BB/K BB/4 BB/3 BB/3 BB/2 BB/2 BB/1 | - - - | volley
w49 | Sextuple Heavy Machineguns | 2 | 12/1 12/1 12/1 9/1 | 7/2 6/2 3/1 - - - - | 10/2 7/2 4/1 | 
w50 | Phaser Gun | 12 | 7/1 7/1 7/1 7/1 | 1/7 1/7 1/7 1/7 1/7 1/7 1/7 | - - - | phaser
w51 | Dual Knives | C | 2/1 2/1 1/1 1/1 | - - - - - - - | - - - | expert
w52 | Laser Pistol | 3 | 1/1 1/1 1/1 1/1 | 2/1 1/1 1/1 - - - - | 1/1 1/1 1/1 | laser
w53 | Dual Machineguns | 6 | 12/1 11/1 8/1 4/1 | 7/1 3/1 - - - - - | 3/1 2/1 - | 
w54 | Assault Rifle | 4 | 4/1 3/1 2/1 1/1 | 2/1 - - - - - - | 2/1 1/1 - | 
w55 | Panzerfaust | 3 | 1/1 1/1 1/1 1/1 | 1/K 1/K 1/5 1/4 1/4 1/3 1/3 | - - - | grenade, limited
w56 | Pistol | 2 | 3/1 2/1 1/1 - | 2/1 - - - - - - | - - - | 
w57 | Panzerfaust 100 | 3 | 1/1 1/1 1/1 1/1 | 1/K 1/K 1/K 1/5 1/4 1/4 1/3 | - - - | grenade, limited
w58 | Rocketlauncher | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | 3/2 2/2 1/1 | expert, salvo
w59 | Modified Assault Rifle | 6 | 7/1 6/1 4/1 3/1 | 4/1 2/1 - - - - - | 2/1 2/1 - | 
w60 | Machinegun | 6 | 9/1 8/1 6/1 3/1 | 5/1 3/1 - - - - - | 3/1 2/1 - | 
w61 | Rocket Launcher | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | 3/2 2/2 1/1 | salvo
w62 | Mortar | 4-12 | B/1 B/1 B/1 B/1 | B/2 B/1 B/1 B/1 B/1 - - | - - - | artillery
w63 | Dual Rocket Launcher | 4 | BB/1 BB/1 BB/1 BB/1 | 3/K 3/K 3/K 3/6 3/5 3/5 2/4 | - - - | grenade, reload
w64 | Light Laser Gun | 8 | 4/1 4/1 3/1 3/1 | 9/1 8/1 7/1 6/1 5/1 4/1 3/1 | - - - | laser
w65 | Quad Anti-Aircraft Guns | 8 | 9/1 9/1 8/1 7/1 | 5/2 4/2 2/1 - - - - | 4/2 3/2 1/1 | 
w66 | Quad Anti-Aircraft Guns | 8 | 9/1 9/1 9/1 7/1 | 5/3 5/2 3/2 1/1 1/1 - - | 4/2 3/2 1/1 | 
w67 | Machinegun | 6 | 7/1 6/1 4/1 3/1 | 4/1 2/1 - - - - - | - - - | 
w68 | Combat Claw | C | 1/1 1/1 1/1 1/1 | 1/3 1/3 1/2 1/1 1/1 1/1 1/1 | - - - | grapple
w69 | Light Gun | 12 | B/1 B/1 B/1 B/1 | 2/K 2/3 2/3 1/2 1/2 1/1 - | 2/3 2/3 1/2 | 
w70 | Machinegun | 6 | 7/1 6/1 4/1 3/1 | 4/1 2/1 - - - - - | 2/1 2/1 - | 
w71 | Dual Anti-Tank Guns | 14 | B/1 B/1 B/1 B/1 | 2/K 2/K 2/5 2/4 2/4 1/3 1/3 | - - - | 
w72 | Dual Combat Claw | C | 2/1 2/1 2/1 2/1 | 2/3 2/3 2/2 2/1 2/1 2/1 2/1 | - - - | grapple, paired
w73 | Dual Heavy Flamethrower | 2 | BB/1 BB/1 BB/1 BB/1 | BB/K BB/K BB/3 BB/3 BB/3 BB/3 BB/3 | - - - | flame
w74 | Dual Rocket Launchers | 4-14 | BB/1 BB/1 BB/1 BB/1 | BB/3 BB/2 BB/2 BB/1 BB/1 BB/1 BB/1 | - - - |
  artillery, reload
w75 | Anti-Aircraft Gun | 8 | 4/1 4/1 3/1 3/1 | 2/2 2/2 1/1 1/1 - - - | 2/2 2/2 1/1 | 
w76 | Dual Anti-Aircraft Guns | 8 | 5/1 5/1 5/1 4/1 | 3/3 3/2 2/2 1/1 - - - | 3/2 2/2 1/1 | 
w77 | Quad Anti-Aircraft Guns | 18 | BB/1 BB/1 BB/1 BB/1 | 4/K 4/K 4/K 4/5 3/4 2/4 2/3 | 4/4 3/4 2/3 | 
w78 | Light Bomb | 2 | B/1 B/1 B/1 B/1 | B/K B/3 B/2 B/2 B/1 B/1 B/1 | - - - | volley
w79 | Quad Autocannons | 2 | 7/1 7/1 7/1 6/1 | 4/3 4/2 3/2 1/1 - - - | 8/2 5/2 3/1 | 
w80 | X-4 Missile | 4 | B/1 B/1 B/1 B/1 | B/3 B/2 B/2 B/1 B/1 - - | 1/8 1/8 1/7 | wire-guided
w81 | Field Laser Gun | 14 | 6/1 6/1 5/1 5/1 | 13/1 12/1 11/1 10/1 9/1 8/1 7/1 | - - - | laser
w82 | Dual Claws | C | 3/1 3/1 3/1 3/1 | 3/2 3/2 2/1 1/1 1/1 1/1 1/1 | - - - | expert
w83 | Circular Saw | C | 4/1 4/1 3/1 2/1 | 4/1 3/1 3/1 2/1 2/1 1/1 1/1 | - - - | cutting
w84 | Heavy Panzer Gloves | C | 3/1 3/1 3/1 3/1 | 2/4 2/4 2/4 2/4 2/4 2/4 2/4 | - - - | 
w85 | Paired Deadly Punch | C | 2/1 2/1 2/1 2/1 | 2/2 2/2 2/1 2/1 2/1 2/1 2/1 | - - - | expert
w86 | Submachine Gun | 3 | 5/1 4/1 3/1 - | 3/1 - - - - - - | - - - | 
w87 | Mine | C | 1/1 1/1 1/1 1/1 | 1/3 1/3 1/3 1/3 1/3 1/3 1/3 | - - - | 
w88 | Panzer Gloves | C | 2/1 2/1 2/1 2/1 | 2/2 2/2 2/2 2/2 2/2 2/2 2/2 | - - - | 
w89 | Laser Gun | 6 | 2/1 1/1 1/1 1/1 | 4/1 3/1 2/1 1/1 1/1 1/1 - | - - - | laser
w90 | Laser Rifle | 4 | 3/1 2/1 2/1 1/1 | 3/1 2/1 1/1 1/1 - - - | - - - | laser
w91 | Heavy Assault Laser | 6 | 2/1 2/1 1/1 1/1 | 5/1 4/1 3/1 2/1 1/1 1/1 - | - - - | laser
w92 | Grenade Pistol | 2 | B/1 B/1 B/1 B/1 | 1/2 1/1 1/1 - - - - | - - - | 
w93 | Auto Grenade Launcher | 3 | B/1 B/1 B/1 B/1 | 2/2 2/1 1/1 - - - - | - - - | expert, grenade
w94 | Radiation Beam | 4 | B/1 B/1 B/1 B/1 | B/K B/K B/4 B/4 B/3 B/3 B/2 | - - - | (radiation)
w95 | Dual Steel Fists | C | 3/K 3/K 3/K 3/K | 3/3 3/3 3/3 3/3 3/3 3/3 3/3 | 3/3 2/3 1/3 | 
w96 | Sniper Rifle | 8 | 1/1 1/1 1/1 1/1 | 1/1 1/1 - - - - - | - - - | expert, sniper
w97 | Paired Meat Cleavers | C | 2/1 2/1 1/1 1/1 | - - - - - - - | - - - | expert
w98 | Submachine Gun | 3 | 7/1 5/1 3/1 - | 3/1 - - - - - - | - - - | 
w99 | Power Cutter | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/2 1/2 1/2 1/2 1/2 | - - - | 
w100 | Molotov Cocktail | C | 1/1 1/1 1/1 1/1 | 1/3 1/3 1/2 1/2 1/2 1/2 1/2 | - - - | 
w101 | Automatic Rifle | 4 | 4/1 3/1 2/1 - | 2/1 - - - - - - | 2/1 1/1 - | 
w102 | Autogun | 8 | 5/1 5/1 5/1 4/1 | 3/2 3/2 2/1 1/1 - - - | 2/2 2/2 1/1 | 
w103 | Steel Glove | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/2 1/2 1/2 1/2 1/2 | - - - | 
w104 | Heavy Shotgun | 4 | 9/1 8/1 5/1 3/1 | 5/1 2/1 - - - - - | - - - | 
w105 | Dual Machineguns | 6 | 7/1 7/1 5/1 4/1 | 4/2 3/1 1/1 - - - - | 3/2 2/2 1/1 | 
w106 | Tesla Gun | 6 | 3/1 3/1 3/1 3/1 | 3/1 3/1 3/1 3/1 3/1 3/1 3/1 | - - - | tesla
w107 | Light Tesla Gun | 8 | 4/1 4/1 4/1 4/1 | 4/1 4/1 4/1 4/1 4/1 4/1 4/1 | - - - | tesla
w108 | VK Howitzer | 6 | B/1 B/1 B/1 B/1 | 2/K 2/3 2/2 1/2 1/1 1/1 - | - - - | grenade
w109 | Heavy Flamethrower | 2 | B/1 B/1 B/1 B/1 | B/K B/K B/2 B/2 B/2 B/2 B/2 | - - - | flame
w110 | Dual Heavy Flamethrower | 2 | BB/1 BB/1 BB/1 BB/1 | BB/K BB/K BB/2 BB/2 BB/2 BB/2 BB/2 | - - - | flame
w111 | Dual Howitzers | 6 | BB/1 BB/1 BB/1 BB/1 | 4/3 4/2 3/2 1/1 1/1 - - | - - - | grenade
w112 | Dual Chainsaws | C | 6/1 6/1 6/1 6/1 | 6/2 6/2 4/2 4/1 4/1 4/1 2/1 | - - - | cutting, paired
w113 | Dual Quad Heavy Machineguns | 8 | 14/1 14/1 11/1 8/1 | 8/2 5/1 1/1 - - - - | 4/2 3/2 1/1 | 
w114 | Pincer | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/1 1/1 1/1 1/1 1/1 | - - - | grapple
w115 | Dual Gatling Guns | 12 | 9/1 9/1 9/1 8/1 | 5/3 5/2 4/2 2/1 - - - | 4/3 3/2 2/1 | 
w116 | Heavy Machinegun | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | - - - | 
w117 | Heavy Machinegun | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | 2/2 1/2 1/1 | 
w118 | Anti-Tank Gun | 14 | B/1 B/1 B/1 B/1 | 1/K 1/K 1/K 1/5 1/5 1/4 1/4 | - - - | 
w119 | Heavy Mortar | 4-14 | BB/1 BB/1 BB/1 BB/1 | B/K B/3 B/2 B/2 B/1 B/1 B/1 | - - - | artillery
w120 | Twin Heavy Machinegun | 6 | 7/1 7/1 5/1 4/1 | 4/2 3/1 1/1 - - - - | 3/2 2/2 1/1 | 
w121 | Heavy Machinegun | C | 3/1 3/1 2/1 1/1 | - - - - - - - | - - - | 
w122 | Heavy Tesla Gun | 10 | 9/1 9/1 9/1 9/1 | 9/1 9/1 9/1 9/1 9/1 9/1 9/1 | - - - | tesla
w123 | Quad Heavy Machinegun | 2 | 9/1 9/1 8/1 6/1 | 5/2 4/1 2/1 - - - - | 8/2 5/2 3/1 | 
w124 | Dual Medium Guns | 3 | B/1 B/1 B/1 B/1 | 2/K 2/K 2/4 2/3 1/3 1/2 1/2 | 3/3 2/3 1/2 | 
w125 | Rocket Pod | 3 | BB/1 BB/1 BB/1 BB/1 | BB/3 BB/2 BB/2 BB/1 BB/1 BB/1 - | - - - | volley
w126 | Napalm Bomb | 2 | B/1 B/1 B/1 B/1 | B/K B/K B/1 B/1 B/1 B/1 B/1 | - - - | flame, volley
w127 | Machinegun | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 2/1 1/1 - - - | 2/2 1/2 1/1 | 
w128 | Recoilless Rifle | 8 | B/1 B/1 B/1 B/1 | 1/K 1/3 1/3 1/2 1/2 1/1 1/1 | - - - | grenade
w129 | .45 ACP Pistol | 2 | 3/1 3/1 2/1 - | 2/1 - - - - - - | - - - | 
w130 | Mechanics' Tools | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/2 1/2 1/2 1/2 1/2 | - - - | 
w131 | Auto Grenade Launcher | 3 | B/1 B/1 B/1 B/1 | 2/2 2/1 1/1 - - - - | - - - | grenade
w132 | Heavy Machinegun | 8 | 9/1 9/1 7/1 5/1 | 5/2 4/1 1/1 - - - - | - - - | 
w133 | Submachine Gun | 2 | 6/1 5/1 3/1 - | - - - - - - - | - - - | 
w134 | Quad Antiaircraft Gun | 8 | 9/1 9/1 9/1 7/1 | 5/3 5/2 3/2 1/1 1/1 - - | 4/2 3/2 1/1 | 
w135 | Machinegun | 6 | 5/1 5/1 4/1 3/1 | 3/2 2/1 1/1 - - - - | 2/2 1/2 1/1 | 
w136 | Recoilless Gun | 8 | B/1 B/1 B/1 B/1 | 1/K 1/K 1/4 1/3 1/3 1/2 1/2 | - - - | grenade
w137 | Panzer Gloves of the dead | C | 1/1 1/1 1/1 1/1 | 1/2 1/2 1/2 1/2 1/2 1/2 1/2 | - - - |
w138 | Blutkreuz staff | C | 2/1 2/1 1/1 1/1 | 1/1 1/1 1/1 1/1 1/1 1/1 1/1 | - - - |
w139 | Quad Flak V43 | 8 | 9/3 9/3 9/3 7/2 | 5/3 5/2 3/2 1/1 1/1 - - | 4/2 3/2 1/1 | printed
w140 | MG44 | 6 | 7/1 6/1 4/1 3/1 | 4/1 2/1 - - - - - | - - - | printed
w141 | Rocket Rack | 6 | B/1 B/1 B/1 B/1 | 2/3 2/3 2/2 1/2 1/1 1/1 1/1 | - - - | salvo, volley
w142 | Rocket Battery | 8 | 6/1 6/1 5/1 4/1 | 3/3 3/3 2/3 2/2 1/2 1/2 1/1 | - - - | reload, salvo
w143 | Satchel Charge | C | 2/1 2/1 1/1 1/1 | 1/K 1/4 1/3 1/3 1/2 1/2 1/2 | - - - | limited
`;
