import { describe, expect, test } from 'vitest';
import { type Box, sweeps } from './sweep.ts';

const box = (x: number, y: number): Box => ({ at: [x, y], half: [40, 10] });
const straight = [
  [
    [0, 0],
    [60, 0],
  ],
] as const;

describe('arrows on the map', () => {
  test('an arrow ends at the edge of what stands in its goal, and points into it', () => {
    const [arrow] = sweeps({ pieces: straight, from: box(0, 0), to: box(300, 0), others: [], size: 1 });
    const [x = 0, y = 0] = arrow?.tip ?? [];
    expect(x).toBeGreaterThan(240);
    expect(x).toBeLessThan(300);
    expect(Math.abs(y)).toBeLessThan(25);
    expect(Math.abs(arrow?.turn ?? 180)).toBeLessThan(45);
  });

  test('neighbours whose plates lie close together are joined by a bow with room for its head', () => {
    const [arrow] = sweeps({ pieces: straight, from: box(0, 0), to: box(60, 14), others: [], size: 1 });
    const ys = [...(arrow?.d ?? '').matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(20);
  });

  test('a bow goes around what stands in between', () => {
    const [arrow] = sweeps({
      pieces: straight,
      from: box(0, 0),
      to: box(300, 0),
      others: [box(150, -30)],
      size: 1,
    });
    expect(arrow?.middle[1]).toBeGreaterThan(0);
  });

  test('a way over the edge of the map has a piece on either side, and one head', () => {
    const pieces = [
      [
        [10, 0],
        [0, 5],
      ],
      [
        [1000, 5],
        [960, 10],
      ],
    ] as const;
    const arrows = sweeps({ pieces, from: null, to: null, others: [], size: 1 });
    expect(arrows.map(({ tip }) => tip)).toEqual([
      [0, 5],
      [960, 10],
    ]);
  });
});
