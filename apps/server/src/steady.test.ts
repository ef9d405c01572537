import { expect, test } from 'vitest';
import { steadyClock } from './steady.ts';

test('a clock that is set forward or back takes nobody any time, and is followed gently', () => {
  let [wall, passed] = [1_000_000, 0];
  const now = steadyClock(
    () => wall,
    () => passed,
  );
  const wait = (ms: number): void => {
    wall += ms;
    passed += ms;
  };
  expect(now()).toBe(1_000_000);
  wait(60_000);
  expect(now()).toBe(1_060_000);
  wall += 3_600_000;
  expect(now()).toBe(1_060_000);
  wait(1000);
  expect(now()).toBe(1_061_010);
  wall -= 7_200_000;
  wait(1000);
  expect(now()).toBe(1_062_000);
});
