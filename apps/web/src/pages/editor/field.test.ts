import { describe, expect, test, vi } from 'vitest';

vi.mock('../../i18n/index.ts', () => ({ t: (key: string) => key }));
const { emptyField, fieldScene, paint, readField, resized, scenarioOf, wallsOf } = await import('./field.ts');

const at = (field: ReturnType<typeof emptyField>, x: number, y: number): string => field.map[y]?.[x] ?? '';

describe('painting a battlefield', () => {
  test('a second stroke of the same brush takes the first away', () => {
    const once = paint(emptyField(3, 3), [4, 4], 'wall');
    expect(at(once, 4, 4)).toBe('#');
    expect(at(paint(once, [4, 4], 'wall'), 4, 4)).toBe('.');
  });

  test('a floor tile turns nine squares, and what stands on them', () => {
    const field = paint(paint(emptyField(3, 3), [4, 4], 'crate'), [3, 5], 'indoor');
    expect(field.map.slice(3, 6).map((row) => row.slice(3, 6))).toEqual([',,,', ',C,', ',,,']);
    expect(at(field, 2, 4)).toBe('.');
  });

  test('a building has walls outside, doors at its entrance, none inside', () => {
    const field = paint(paint(emptyField(1, 1), [0, 0], 'building'), [1, 0], 'entrance');
    expect(wallsOf(field.map)).toEqual([
      {
        between: [
          [0, 0],
          [0, 1],
        ],
        kind: 'wall',
      },
      {
        between: [
          [1, 0],
          [2, 0],
        ],
        kind: 'door',
      },
      {
        between: [
          [1, 0],
          [1, 1],
        ],
        kind: 'door',
      },
    ]);
    expect(fieldScene(field).squares.find((s) => s.key === 'A2')?.north).toBe('wall');
  });

  test('entry squares under a wall do not count', () => {
    const field = paint(emptyField(3, 3), [0, 0], 'wall');
    expect(scenarioOf(field, () => []).entry.axis.length).toBe(8);
  });

  test('another size keeps what still fits', () => {
    const field = paint(emptyField(3, 3), [1, 1], 'trap');
    expect(at(resized(field, 2, 2), 1, 1)).toBe('t');
    expect(resized(field, 4, 2).map.map((row) => row.length)).toEqual(Array.from({ length: 6 }, () => 12));
  });

  test('a file that is no battlefield is not taken', () => {
    expect(readField('{"map": 3}')).toBe(null);
    expect(readField('nonsense')).toBe(null);
    const field = emptyField(3, 3);
    expect(readField(JSON.stringify(field))?.map).toEqual(field.map);
  });
});
