import { describe, expect, test } from 'vitest';
import { EVERY_FACE, faceSet, holdsFace, NO_FACE, otherFaces, sizeOf, successes } from './faces.ts';

describe('face sets', () => {
  test('hold the faces they were made of', () => {
    const set = faceSet(0, 5);
    expect([0, 1, 2, 3, 4, 5].filter((face) => holdsFace(set, face))).toEqual([0, 5]);
    expect(sizeOf(set)).toBe(2);
    expect(faceSet()).toBe(NO_FACE);
    expect(faceSet(0, 1, 2, 3, 4, 5)).toBe(EVERY_FACE);
  });

  test('the other faces are the rest of the die', () => {
    for (let set = 0; set <= EVERY_FACE; set++) {
      expect(sizeOf(set) + sizeOf(otherFaces(set))).toBe(6);
      expect(set & otherFaces(set)).toBe(0);
    }
  });

  test('successes are the dice that show one of them', () => {
    expect(successes([0, 1, 1, 2, 5], faceSet(1, 5))).toBe(3);
    expect(successes([], EVERY_FACE)).toBe(0);
  });

  test('a die has no seventh face', () => {
    expect(() => faceSet(6)).toThrow('no face 6');
    expect(() => faceSet(-1)).toThrow('no face -1');
    expect(() => faceSet(0.5)).toThrow('no face 0.5');
  });
});
