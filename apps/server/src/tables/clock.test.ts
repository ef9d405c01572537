import type { Clock } from '@dustfront/protocol';
import { describe, expect, test } from 'vitest';
import { refill, refillForReturn } from './clock.ts';

const bank = (minutes: number, increment: number): Clock => ({
  kind: 'bank',
  bank: minutes * 60_000,
  increment,
});
const empty = { left: [0, 9000], running: [0], at: 0 };

describe('a bank that has run out', () => {
  test('after an answer by the clock has its increment, ten seconds at least', () => {
    expect(refill(bank(30, 20_000), empty, 0).left).toEqual([20_000, 9000]);
    expect(refill(bank(30, 0), empty, 0).left).toEqual([10_000, 9000]);
  });

  test('whoever sits down on it finds a tenth of it, a minute at least, never more than all of it', () => {
    expect(refillForReturn(bank(30, 0), empty, 0).left[0]).toBe(180_000);
    expect(refillForReturn(bank(5, 0), empty, 0).left[0]).toBe(60_000);
    expect(refillForReturn(bank(0.5, 0), empty, 0).left[0]).toBe(30_000);
    expect(refillForReturn(bank(5, 120_000), empty, 0).left[0]).toBe(120_000);
  });

  test('what is left is never taken away; days per move are whole again', () => {
    expect(refillForReturn(bank(5, 0), { ...empty, left: [250_000, 0] }, 0).left).toEqual([250_000, 0]);
    expect(refillForReturn({ kind: 'days', perMove: 86_400_000 }, empty, 0).left[0]).toBe(86_400_000);
  });
});
