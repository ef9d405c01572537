import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

test('wrong tries at one name wait longer and longer, others do not, and time forgives', () => {
  const patience = new Patience();
  const delays = Array.from({ length: 12 }, () => {
    patience.failed('ann', 1000);
    return patience.delay('ann', 1000);
  });
  expect(delays).toEqual([0, 0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
  expect(patience.delay('bob', 1000)).toBe(0);
  expect(patience.delay('ann', 1000 + 16 * 60_000)).toBe(0);
});
