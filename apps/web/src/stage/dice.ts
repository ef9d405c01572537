/** So long after one another dice land, and so long each is in the air; many fall faster, not longer. */
const APART = 60;
const ALL = 720;
export const LANDS = 220;

export const diceApart = (dice: number): number => Math.min(APART, ALL / Math.max(1, dice));

/** When all of them lie, in milliseconds. */
export const diceLength = (dice: number): number => (dice === 0 ? 0 : dice * diceApart(dice) + LANDS);
