import { describe, expect, test } from 'vitest';
import { deadlineOf, moveClocks, settleClocks, startClocks, timeLeft } from './clock.ts';

const bank = { kind: 'bank', bank: 60_000, increment: 5000 } as const;
const days = { kind: 'days', perMove: 86_400_000 } as const;

describe('clocks', () => {
  test('only the seat that is asked loses time, and its increment comes back when its turn ends', () => {
    const begun = startClocks(bank, 2, [0], 1000);
    expect(timeLeft(begun, 0, 11_000)).toBe(50_000);
    expect(timeLeft(begun, 1, 11_000)).toBe(60_000);
    const moved = moveClocks(bank, begun, [1], 11_000);
    expect(moved).toEqual({ left: [55_000, 60_000], running: [1], at: 11_000 });
  });

  test('a seat that is asked again at once gets no increment', () => {
    expect(moveClocks(bank, startClocks(bank, 2, [0], 0), [0], 10_000).left).toEqual([50_000, 60_000]);
  });

  test('by correspondence every turn has its days anew', () => {
    expect(moveClocks(days, startClocks(days, 2, [0], 0), [1], 5000).left[0]).toBe(86_400_000);
  });

  test('time never goes below nothing, nor back when a device turns its clock back', () => {
    const begun = startClocks(bank, 1, [0], 100_000);
    expect(timeLeft(begun, 0, 900_000)).toBe(0);
    expect(timeLeft(begun, 0, 0)).toBe(60_000);
  });

  test('settling counts down without ending a turn', () => {
    expect(settleClocks(startClocks(bank, 2, [0, 1], 0), 4000)).toEqual({
      left: [56_000, 56_000],
      running: [0, 1],
      at: 4000,
    });
  });

  test('the first to run out is known beforehand; nobody while none runs', () => {
    const book = { left: [9000, 4000], running: [0, 1], at: 100 };
    expect(deadlineOf(book)).toEqual({ seat: 1, at: 4100 });
    expect(deadlineOf({ ...book, running: [] })).toBeNull();
  });
});
