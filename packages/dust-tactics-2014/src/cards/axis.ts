/**
 * Axis cards. Columns as in `read.ts`; * marks a skill of our design, (…) a skill of the 1947 card that this edition
 * does not play.
 */
export const AXIS_CARDS = `
stefan | Stefan | 10 | hero I2 | 2/4 | 4 | at-the-double, lucky | w13! | cousin
sigrid | Sigrid | 7 | hero I2 | 2/4 | 4 | assassin, berserk, pilot* | w51, w52 | cousin
lara | Lara | 12 | hero I3 | 2/3 | 4 | damage-resilient, move-and-fire | 2×w53 | cousin
manfred | Manfred | 9 | hero I2 | 2/4 | 5 | fighting-spirit, move-and-fire | w54, w55 | cousin
panzerprinz | Panzerprinz | 11 | hero I1 | 2/4 | 3 | ace-pilot, officer | w56 | cousin
the-bloody-baron | The Bloody Baron [Luftwaffe] | 8 | hero I2 | 2/4 | 3 | ace-air-pilot | w52 | cousin
angela | Angela | 4 | hero I2 | 2/4 | 3 | loner, killing-spree, spy* |  | cousin
christoph | Christoph [NDAK] | 9 | hero I1 | 2/5 | 4 | trailblazer, scout | w57, w13 | cousin
rolf | Rolf [Luftwaffe] | 12 | hero I1 | 2/5 | 4 | infantry-ace, (Airborne) | w58, w59 | cousin
sturmgrenadier-assault-squad | Sturmgrenadier Assault Squad | 8 | squad I2 | 2/4 | - |  | 4×w54, 2×w55, w22 | cousin
sturmgrenadier-recon-squad | Sturmgrenadier Recon Squad | 10 | squad I2 | 2/4 | - | scout | 4×w54, 3×w55, w60 | cousin
sturmgrenadier-tank-hunter-squad | Sturmgrenadier Tank Hunter Squad | 8 | squad I2 | 2/4 | - | |
  3×w54, 2×w22 | cousin
sturmgrenadier-sniper-squad | Sturmgrenadier Sniper Squad | 4 | squad I2 | 2/4 | - | camouflage, scout, spotter |
  w54, w25 | cousin
sturmgrenadier-observer-squad | Sturmgrenadier Observer Squad | 3 | squad I2 | 2/4 | - |
  artillery-observer, camouflage | 2×w54 | cousin
sturmgrenadier-command-squad | Sturmgrenadier Command Squad | 12 | squad I2 | 2/4 | - |
  command-squad, stimulants* | 4×w54, w60 | cousin
grenadier-battle-squad | Grenadier Battle Squad [NDAK] | 6 | squad I1 | 2/5 | - |  | 2×w60, 3×w54 | cousin
heavy-grenadier-antiaircraft-squad | Heavy Grenadier Antiaircraft Squad | 12 | squad I3 | 2/3 | - |
  damage-resilient | 3×w61 | cousin
grenadier-mortar-squad | Grenadier Mortar Squad | 7 | support I1 | 1/3 | 4 |  | w62, 4×w54 | cousin
raketentruppe-battle-squad | Raketentruppe Battle Squad [Luftwaffe] | 7 | squad I1 | 3/6 | - | flying |
  w60, 4×w54, 2×w55 | cousin
hans | Hans | 7 | vehicle V3 | 2/4 | 5 | scout | w63@front | cousin
hermann | Hermann | 10 | vehicle V3 | 2/4 | 5 | scout | w64@turret | cousin
heinrich | Heinrich | 8 | vehicle V3 | 2/4 | 5 | scout | w65@front | cousin
heinrich-tropical | Heinrich Tropical [NDAK] | 8 | vehicle V3 | 2/4 | 4 | scout | w66@front, w67@front | cousin
luther | Luther | 11 | vehicle V4 | 2/4 | 6 | engineer-vehicle, smoke-launchers |
  w68@front, w69@front, w70@turret | cousin
ludwig | Ludwig | 12 | vehicle V4 | 2/4 | 6 | smoke-launchers | w71@front, w70@turret | cousin
loth | Loth | 9 | vehicle V4 | 2/4 | 6 | charge, engineer-vehicle, smoke-launchers, mechanic |
  w72@front, w70@turret | cousin
flammluther | Flammluther | 12 | vehicle V5 | 2/4 | 8 |  | w73@front, w70@turret | cousin
lothar | Lothar | 13 | vehicle V4 | 2/4 | 6 | smoke-launchers | w74@front, w70@turret | cousin
bergeluther | Bergeluther | 4 | vehicle V4 | 2/4 | 6 | dozer-blade, engineer-vehicle | w70@turret | cousin
prinzluther | Prinzluther | 10 | vehicle V3 | 3/5 | 6 | passengers:6, command-vehicle, large |
  w75@turret, w70@turret, w47@front, w70@rear | cousin
sturmluther | Sturmluther | 11 | vehicle V3 | 3/5 | 6 | advanced-reactive-fire, passengers:12, large |
  w76@turret, w47@front, w70@rear | cousin
sturmkonig | Sturmkönig | 22 | vehicle V6 | 2/3 | 8 | advanced-reactive-fire, large | w77@front, w47@front | cousin
konigsluther | Königsluther | 20 | vehicle V7 | 2/3 | 10 | large | w45@front, w47@front | cousin
hanomag | Hanomag | 5 | vehicle V2 | 3/5 | 4 | passengers:6, half-tracked | w67@front, w70@rear | cousin
kommandowagen | Kommandowagen | 6 | vehicle V2 | 3/5 | 4 | command-vehicle, passengers:3, half-tracked |
  w67@front | cousin
nordwind | Nordwind | 9 | vehicle V3 | 3/5 | 5 | artillery-observer, scout, wheeled | w75@turret, w70@turret | cousin
falke | Falke | 17 | aircraft A2 | 12/24 | 6 |  | 6×w78@front, w79@front | cousin
adler | Adler | 15 | aircraft A2 | 12/24 | 6 |  | 2×w80@front, w79@front | cousin
field-laser-gun | Field Laser Gun | 20 | support I1 | 0/0 | 4 | strongpoint | 4×w54, w81@turret | cousin
heinrich-trop | Heinrich (Trop.) | 8 | vehicle V3 | 2/4 | 4 | scout | w139@front, w140@front | printed
nebelluther | Nebelluther | 14 | vehicle V4 | 2/4 | 6 | smoke-launchers* | 4×w141@turret, w70@turret | designed
kondor | Kondor | 24 | aircraft A3 | 8/16 | 10 |  | 4×w78@front, w79@front | designed
`;
