import { describe, expect, test } from 'vitest';
import { diagram, drawCosts } from './diagram.ts';
import { CRATE, structureAt, unitBits } from './ground.ts';

describe('ground', () => {
  test(`[dt1.space.squad] [dt1.space.vehicle] [dt1.space.cover]
      a unit and a piece of cover each lie in one square`, () => {
    const { ground, at } = diagram('. Qc . V');
    expect(ground.flags[at('Q')]).toBe(unitBits('squad', 'allies') | CRATE);
    expect(ground.flags.filter((bits) => bits !== 0)).toHaveLength(2);
  });

  test('buildings are the sets of building squares that share edges', () => {
    const { ground } = diagram(`
      b b . b
      . b . b
      b . . .`);
    const found = Array.from(ground.flags, (_, square) => ({ square, cost: structureAt(ground, square) }));
    expect(drawCosts(ground, found).replaceAll('\n', ' / ')).toBe('1 1 0 2 / 0 1 0 2 / 3 0 0 0');
    expect(diagram('. .').ground.structures).toBeNull();
  });

  test('a diagram with a mistake is refused', () => {
    expect(() => diagram('. ?')).toThrow('no letter');
    expect(() => diagram('. .\n.')).toThrow('same number');
    expect(() => diagram('1 . 2', { walls: ['12'] })).toThrow('share no edge');
    expect(() => diagram('. .').at('1')).toThrow('no 1');
  });
});
