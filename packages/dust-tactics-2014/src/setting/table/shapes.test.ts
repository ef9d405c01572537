import { describe, expect, test } from 'vitest';
import { featureOf, isPieceKind, type PieceKind, piecesFor, sizesOf } from './shapes.ts';

const KINDS: readonly PieceKind[] = ['wood', 'rubble', 'block', 'wall', 'crate', 'tank-trap'];

/** Corners as they are seen from the middle, 160 mm across and 16 to the letter: one column and row each centimetre. */
const corners = (kind: PieceKind, heading = 0): string => {
  const piece = featureOf(kind, 'x', [500, 500], 160, heading);
  const points = 'outline' in piece ? piece.outline : 'line' in piece ? piece.line : [];
  return points.map(([x, y]) => `${(x - 500) / 10},${(y - 500) / 10}`).join(' ');
};

describe('[dt14.table.terrain] pieces that players set out', () => {
  test('what each looks like', () => {
    expect(Object.fromEntries(KINDS.map((kind) => [kind, corners(kind)]))).toEqual({
      wood: '-8,-2 -5,-6 1,-6 6,-5 8,0 5,5 -1,6 -6,5',
      rubble: '-8,-4 -2,-6 7,-5 8,3 3,6 -6,5',
      block: '-8,-5 8,-5 8,5 -8,5',
      wall: '-8,0 8,0',
      crate: '-8,-8 8,-8 8,8 -8,8',
      'tank-trap': '-8,-8 8,-8 8,8 -8,8',
    });
  });

  test('a quarter turn is sixteen headings', () => {
    expect(corners('wall', 16)).toBe('0,-8 0,8');
    expect(corners('block', 16)).toBe('5,-8 5,8 -5,8 -5,-8');
  });

  test('a wall is a line without openings, the others have an outline', () => {
    expect(featureOf('wall', 'a', [0, 0], 160, 0)).toMatchObject({ id: 'a', kind: 'wall', openings: [] });
    expect(featureOf('crate', 'b', [9, 9], 16, 0)).toEqual({
      id: 'b',
      kind: 'crate',
      outline: [
        [1, 1],
        [17, 1],
        [17, 17],
        [1, 17],
      ],
    });
  });

  test('how large each may be, by whole centimetres', () => {
    const range = (kind: PieceKind) => {
      const sizes = sizesOf(kind);
      return [sizes.length, sizes[0], sizes[1], sizes.at(-1)];
    };
    expect(Object.fromEntries(KINDS.map((kind) => [kind, range(kind)]))).toEqual({
      wood: [16, 150, 160, 300],
      rubble: [11, 100, 110, 200],
      block: [10, 60, 70, 150],
      wall: [21, 100, 110, 300],
      crate: [1, 40, undefined, 40],
      'tank-trap': [1, 40, undefined, 40],
    });
  });

  test('only these words are pieces', () => {
    expect([...KINDS, 'grove', 'toString'].filter(isPieceKind)).toEqual(KINDS);
  });

  test.each([
    [900, 900, KINDS],
    [910, 900, [...KINDS, 'wood', 'rubble', 'wall']],
    [600, 1200, [...KINDS, 'wood', 'rubble', 'wall']],
    [900, 1210, [...KINDS, 'wood', 'rubble', 'wall', 'wood', 'rubble', 'wall']],
  ])('how many on %i by %i mm', (width, height, pieces) => {
    expect(piecesFor({ width, height, features: [] })).toEqual(pieces);
  });
});
