/**
 * Mercenaries cards. Columns as in `read.ts`; * marks a skill of our design, (…) a skill of the 1947 card that this
 * edition does not play.
 */
export const MERCENARIES_CARDS = `
tanya | Tanya | 7 | hero I1 | 3/4 | 4 | mercenary, defensive-tactics | w127 | cousin
luisa | Luisa | 12 | hero I1 | 3/4 | 4 | killing-spree, mercenary, officer, pilot* | w128 | cousin
silence | Silence | 6 | hero I1 | 2/5 | 4 | advanced-reactive-fire, camouflage, mercenary, power-scopes |
  w25, w2 | cousin
emma | Emma [Neutral Medical Corps] | 4 | hero I1 | 2/5 | 3 | mercenary, brave, cheat-death, medic, lucky |
  w129 | cousin
justine-and-co | Justine & Co | 4 | squad I1 | 3/4 | - | mechanic, mercenary | 4×w130 | cousin
mercenary-cleaning-team | Mercenary Cleaning Team | 10 | squad I1 | 3/4 | - | mercenary |
  3×w131, 3×w24, 2×w13 | cousin
mercenary-heavy-machine-gun-squad | Mercenary Heavy Machine Gun Squad | 4 | support I1 | 1/3 | 3 |
  mercenary, advanced-reactive-fire | w132, w30, w133 | cousin
wrecker | Wrecker | 11 | vehicle V3 | 3/4 | 4 | mercenary, airmobile, damage-resilient, smoke-launchers |
  w134@front, w135@front | cousin
meatgrinder | Meatgrinder | 13 | vehicle V3 | 3/5 | 6 | mercenary |
  w31@front, w116@front, w117@rear, w117@left, w117@right | cousin
pulverizer | Pulverizer | 14 | vehicle V3 | 3/5 | 6 | mercenary, scout | 2×w136@front, w116@front, w120@front | cousin
sisters-cleaning-team | Sisters cleaning team | 8 | squad I1 | 3/4 | - | mercenary, coordinated-fire* |
  3×w131, 3×w24, 2×w13 | designed
wrecker-starter | Wrecker (starter price) | 10 | vehicle V3 | 3/4 | 4 |
  mercenary, airmobile, damage-resilient, smoke-launchers | w134@front, w135@front | designed
`;
