/** The die of this edition: two faces each of faction, target and shield (dt14.dice.faces). */
import { faceSet } from '@dustfront/wargame';
import type { RuleId } from './rule-id.generated.ts';

export const F = faceSet(0, 1);
export const T = faceSet(2, 3);
export const S = faceSet(4, 5);

/** The symbol of a face, for logs. */
export const symbolOf = (face: number): 'F' | 'T' | 'S' => (face < 2 ? 'F' : face < 4 ? 'T' : 'S');

export const countFaces = (faces: readonly number[], set: number): number =>
  faces.reduce((sum, face) => sum + ((set >> face) & 1), 0);

/** A roll of the public dice. */
export const dice = (count: number, reason: string, rule: RuleId) => ({
  stream: 'dice',
  reason,
  count,
  sides: 6,
  rule,
});
