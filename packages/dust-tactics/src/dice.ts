import { faceSet, otherFaces } from '@dustfront/wargame';

/**
 * Two faces of six are HIT, four are MISS (dt1.dice.faces); HIT succeeds unless a rule says otherwise (dt1.dice.hit,
 * dt1.dice.miss, dt1.ruling.lost-icons).
 */
export const HIT = faceSet(0, 1);
export const MISS = otherFaces(HIT);

export const DICE_STREAM = 'dice';
