import type { Body } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { latticeOf, numberOf } from '../src/lattice.ts';

describe('the states of a body', () => {
  const whole: Body = { soldiers: 2, health: 3, figures: 1, mate: 1 };

  test('without anything that stuns: soldiers, health and the second track, nobody stunned', () => {
    const lattice = latticeOf(whole);
    expect(lattice.size).toBe(3 * 4 * 2);
    expect(lattice.bodies.some(({ stunned }) => stunned)).toBe(false);
  });

  test('the stunned come first, and there are as many of them', () => {
    const { size, bodies } = latticeOf(whole, true);
    expect(size).toBe(2 * 3 * 4 * 2);
    expect(bodies.map(({ stunned }) => stunned)).toEqual(bodies.map((_, state) => state < size / 2));
  });

  test.each([false, true])('every state is found by its number (stunned: %s)', (stuns) => {
    const lattice = latticeOf(whole, stuns);
    expect(lattice.bodies.map((body) => numberOf(lattice, body))).toEqual([...lattice.bodies.keys()]);
  });

  test('the start is whole, the first state has lost all', () => {
    const lattice = latticeOf(whole);
    expect(lattice.losses[lattice.start]).toBe(0);
    expect(lattice.losses[0]).toBe(2 + 3 + 1);
  });
});
