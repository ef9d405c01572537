/**
 * SSU cards. Columns as in `read.ts`; * marks a skill of our design, (…) a skill of the 1947 card that this edition
 * does not play.
 */
export const SSU_CARDS = `
koshka | Koshka | 7 | hero I2 | 2/4 | 4 | ace-pilot, fighting-spirit | w92! | cousin
nikolai | Nikolai [Guards] | 7 | hero I2 | 2/4 | 4 | officer, pilot, take-aim | w92 | cousin
red-yana | Red Yana [Spetsnaz] | 7 | hero I1 | 2/5 | 4 | infantry-ace, lucky | w93 | cousin
yakov | Yakov | 8 | hero I2 | 2/4 | 5 | defensive-tactics | w2, w13! | cousin
winter-child | Winter Child | 21 | hero I4 | 3/6 | 6 | damage-resilient, flying, superhuman | 2×w94, 2×w95 | cousin
red-ace | Red Ace | 8 | hero I1 | 2/5 | 4 | ace-air-pilot, (Air Traffic Control) | w2 | cousin
iron-joe | Iron Joe [Spetsnaz] | 8 | hero I1 | 2/5 | 4 | officer, (Get Moving You...), (General) | w2 | cousin
roza | Roza [Spetsnaz] | 7 | hero I2 | 2/4 | 4 | and-stay-down, camouflage | w96, w2 | cousin
ivan-the-butcher | Ivan the Butcher [Spetsnaz] | 6 | hero I1 | 3/5 | 5 | charge, berserk | w4, w97 | cousin
red-army-battle-squad | Red Army Battle Squad | 6 | squad I2 | 2/4 | - |  | 2×w4, 3×w98 | cousin
red-army-rifle-squad | Red Army Rifle Squad | 5 | squad I2 | 2/4 | - |  | 2×w25, 3×w98 | cousin
red-army-command-squad | Red Army Command Squad | 10 | squad I2 | 2/4 | - | command-squad | w4, 4×w98, w99 | cousin
red-army-observer-squad | Red Army Observer Squad | 3 | squad I2 | 2/4 | - | artillery-observer, camouflage |
  2×w98 | cousin
red-army-sniper-squad | Red Army Sniper Squad | 4 | squad I2 | 2/4 | - | camouflage, scout | 2×w25 | cousin
red-guards-assault-squad | Red Guards Assault Squad [Guards] | 7 | squad I2 | 2/4 | - |  |
  w4, 4×w98, 4×w23, 5×w100 | cousin
red-guards-anti-tank-squad | Red Guards Anti-Tank Squad [Guards] | 7 | squad I2 | 2/4 | - |  |
  2×w22, 3×w98, 3×w23 | cousin
chinese-volunteer-assault-squad | Chinese Volunteer Assault Squad | 5 | squad I2 | 2/5 | - | brave* | 5×w98 | cousin
spetsnaz-assault-squad | Spetsnaz Assault Squad [Spetsnaz] | 9 | squad I2 | 2/4 | - |
  artillery-observer, camouflage, scout | 4×w101, w4 | cousin
steel-guards-assault-squad | Steel Guards Assault Squad [Guards] | 13 | squad I4 | 2/3 | - | steel-guard |
  w102, 3×w103, 2×w104 | cousin
steel-guards-fire-support-squad | Steel Guards Fire Support Squad [Guards] | 15 | squad I4 | 2/3 | - |
  steel-guard | 2×w102, w105, 3×w103 | cousin
steel-guards-tesla-squad | Steel Guards Tesla Squad [Guards] | 14 | squad I4 | 2/3 | - |
  steel-guard, (Assault Shield) | 2×w106, w105, 3×w103 | cousin
red-army-tesla-gun-squad | Red Army Tesla Gun Squad | 8 | support I2 | 2/3 | 3 |  | 3×w98, w107 | cousin
red-army-heavy-mortar-squad | Red Army Heavy Mortar Squad | 8 | support I2 | 1/3 | 4 |  | 4×w98, w31 | cousin
grandma | Grand'Ma | 11 | vehicle V4 | 3/4 | 6 | pilot-name:koshka, airmobile, damage-resilient, smoke-launchers |
  w108@front, w109@front | cousin
nadya | Nadya | 8 | vehicle V4 | 3/4 | 6 | airmobile, damage-resilient, smoke-launchers | w110@front | cousin
natasha | Natasha | 9 | vehicle V4 | 3/4 | 6 | airmobile, damage-resilient, smoke-launchers | w111@front | cousin
natalya | Natalya | 8 | vehicle V4 | 3/4 | 6 |
  airmobile, damage-resilient, engineer-vehicle, charge, smoke-launchers | w112@front | cousin
nastasia | Nastasia | 9 | vehicle V4 | 3/4 | 6 | air-assault, damage-resilient | w113@front | cousin
mikhail | Mikhail | 7 | vehicle V4 | 3/4 | 6 | airmobile, damage-resilient, engineer-vehicle, mechanic |
  w109@front, w114@front | cousin
babushka | Babushka [Guards] | 14 | vehicle V5 | 2/4 | 7 |  | w115@front, w116@front, w117@turret | cousin
red-fury | Red Fury | 7 | vehicle V2 | 2/5 | 3 | tracked, crew* | w118@turret, 3×w98@crew | cousin
red-rain | Red Rain | 10 | vehicle V2 | 2/5 | 3 | tracked, crew* | 3×w98@crew, w119@turret | cousin
ba-64d | BA-64D | 5 | vehicle V2 | 3/7 | 3 | wheeled, artillery-observer, scout, light | w117@turret | cousin
pt-47a | PT-47A | 8 | vehicle V3 | 2/5 | 4 | command-vehicle, passengers:6, tracked, amphibious* | w120@turret | cousin
karl | Karl | 25 | vehicle V7 | 2/4 | 8 | damage-resilient, tracked, large, tank-riders:6* |
  w117@turret, w121@turret, w116@front, w122@turret | cousin
striker | Striker | 16 | aircraft A2 | 6/12 | 8 | helicopter | w123@front, w124@front | cousin
burner | Burner | 18 | aircraft A2 | 6/12 | 8 | helicopter | w123@front, 2×w125@front, 2×w126@front | cousin
carrier | Carrier | 7 | aircraft A2 | 6/12 | 8 | helicopter, airlifter | w123@front | cousin
assaulter | Assaulter | 9 | aircraft A2 | 6/12 | 8 | helicopter, passengers:6 | w123@front | cousin
air-ambulance | Air Ambulance | 6 | aircraft A2 | 6/12 | 8 | medevac, helicopter |  | cousin
controller | Controller | 8 | aircraft A2 | 6/12 | 8 | helicopter, air-alert, (Air Traffic Control) |
  w123@front | cousin
motherland-tesla-gun | Motherland Tesla Gun | 21 | support I2 | 0/0 | 4 | strongpoint | 4×w101, w122@front | cousin
red-army-commissar-squad | Red Army Battle Squad with Commissar | 8 | squad I2 | 2/4 | - | commissar* |
  2×w4, 3×w98, w2 | designed
red-army-sapper-squad | Red Army Sapper Squad | 7 | squad I2 | 2/4 | - |  | 5×w98, 3×w143 | designed
colonel-stal | Colonel Stal [Guards] | 11 | hero I4 | 2/3 | 5 | steel-guard*, officer* | w102, w103 | designed
katyusha | Katyusha | 11 | vehicle V3 | 2/5 | 4 | tracked, light | w142@turret | designed
`;
