/**
 * Blutkreuz cards. Columns as in `read.ts`; * marks a skill of our design, (…) a skill of the 1947 card that this
 * edition does not play.
 */
export const BLUTKREUZ_CARDS = `
frank-von-stein | Frank von Stein | 8 | hero I1 | 3/4 | 4 | assassin, berserk, charge, zombie | w82, w56 | cousin
totenmeister | Totenmeister | 9 | hero I1 | 3/4 | 4 | resurrection, zombie, charge, blutkreuz | w138 | cousin
grenadier-x | Grenadier X | 4 | hero I1 | 3/4 | 3 | charge, zombie | w83 | cousin
markus | Markus | 7 | hero I2 | 3/5 | 6 | berserk, charge, damage-resilient, gorilla | w84 | cousin
samson | Samson | 7 | hero I2 | 3/5 | 6 | charge, damage-resilient, first-strike, gorilla | w85 | cousin
zombie-squad | Zombie Squad | 5 | squad I1 | 2/3 | - | zombie, mindless-zombie | 5×w137 | cousin
zombie-grenadier-squad | Zombie Grenadier Squad | 9 | squad I1 | 2/4 | - | zombie | 4×w86, 2×w55, w57^ | cousin
zombie-suicide-squad | Zombie Suicide Squad | 8 | squad I1 | 2/4 | - | charge, zombie | 5×w57, 5×w87 | cousin
gorilla-squad | Gorilla Squad | 8 | squad I2 | 3/5 | - | charge, damage-resilient, gorilla | 3×w88 | cousin
laser-grenadier-squad | Laser Grenadier Squad | 6 | squad I2 | 2/4 | - |  | w89, 4×w90 | cousin
heavy-laser-grenadier-squad | Heavy Laser Grenadier Squad | 10 | squad I3 | 2/3 | - | damage-resilient | 3×w91 | cousin
`;
