import { expect, test } from 'vitest';
import { laid } from './laid.ts';

test('hands on what is there, a nought too, and fails where there is nothing', () => {
  expect(laid({ dice: 2 })).toEqual({ dice: 2 });
  expect(laid<number>(0)).toBe(0);
  expect(() => laid(null)).toThrow('left out');
});
