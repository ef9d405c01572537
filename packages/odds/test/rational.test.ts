import { describe, expect, test } from 'vitest';
import { dividedBy, isZero, minus, ONE, plus, rational, times, toNumber, ZERO } from './rational.ts';

describe('fractions', () => {
  test('are kept in lowest terms with a positive denominator', () => {
    expect(rational(6, -4)).toEqual({ over: -3n, under: 2n });
    expect(rational(0, 7)).toEqual(ZERO);
  });

  test('add, subtract, multiply and divide exactly', () => {
    const third = rational(1, 3);
    expect(plus(plus(third, third), third)).toEqual(ONE);
    expect(minus(third, rational(1, 2))).toEqual(rational(-1, 6));
    expect(times(third, rational(3, 5))).toEqual(rational(1, 5));
    expect(dividedBy(third, rational(-1, 6))).toEqual(rational(-2));
    expect(isZero(minus(third, third))).toBe(true);
  });

  test('come out as doubles, large and tiny', () => {
    expect(toNumber(rational(-1, 3))).toBeCloseTo(-1 / 3, 16);
    expect(toNumber(rational(10n ** 30n, 3n)) / (1e30 / 3)).toBeCloseTo(1, 14);
    expect(toNumber(rational(1n, 6n ** 60n)) / 6 ** -60).toBeCloseTo(1, 14);
  });

  test('refuse a denominator of nothing', () => {
    expect(() => rational(1, 0)).toThrow('division by zero');
    expect(() => dividedBy(ONE, ZERO)).toThrow('division by zero');
  });
});
