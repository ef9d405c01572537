import { describe, expect, test } from 'vitest';
import { faceSet, otherFaces } from './faces.ts';
import { chainHits, hitAlsoOn, multiplyDice, plainLine, rerollMisses, reverseFaces } from './line.ts';

const HIT = faceSet(4, 5);
const MISS = otherFaces(HIT);
const plain = plainLine({ each: 2, weapons: 3, perFigure: false }, HIT, { blows: 1, points: 1 });

describe('changes to a line', () => {
  test('leave the line they start from alone', () => {
    const before = JSON.stringify(plain);
    multiplyDice(reverseFaces(chainHits(rerollMisses(hitAlsoOn(plain, MISS)), HIT)), 2);
    expect(JSON.stringify(plain)).toBe(before);
  });

  test('two reasons to re-roll are two passes', () => {
    expect(rerollMisses(rerollMisses(plain)).roll.rerolls).toEqual([HIT, HIT]);
  });

  test('a reversal turns every throw around, whichever came first', () => {
    const turned = reverseFaces(chainHits(rerollMisses(plain), HIT, 2));
    expect(turned.roll).toEqual({ hits: MISS, rerolls: [MISS], chain: { faces: MISS, limit: 2 } });
    expect(reverseFaces(rerollMisses(plain))).toEqual(rerollMisses(reverseFaces(plain)));
  });

  test('more faces count in the roll and its re-rolls, not in a chain', () => {
    const wide = hitAlsoOn(chainHits(rerollMisses(plain), HIT), faceSet(0));
    expect(wide.roll).toEqual({
      hits: faceSet(0, 4, 5),
      rerolls: [faceSet(0, 4, 5)],
      chain: { faces: HIT, limit: null },
    });
  });

  test('a second chain changes nothing', () => {
    const once = chainHits(plain, HIT);
    expect(chainHits(once, MISS)).toBe(once);
  });

  test('dice are multiplied, weapons stay', () => {
    expect(multiplyDice(plain, 3).dice).toEqual({ each: 6, weapons: 3, perFigure: false });
  });
});
