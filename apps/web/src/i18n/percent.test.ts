import { expect, test } from 'vitest';
import { percent, percents } from './percent.ts';

test('chances of all that may happen add up to a hundred', () => {
  expect(percents([0.335, 0.335, 0.33])).toEqual(['34', '33', '33']);
  expect(percents([0.505, 0.495])).toEqual(['51', '49']);
  expect(percents([0.125, 0.125, 0.125, 0.625])).toEqual(['13', '13', '12', '62']);
});

test('one of them reads as it does alone, and they still add up', () => {
  expect(percents([0.5556, 0.2963, 0.1481], 0)).toEqual(['56', '29', '15']);
  expect(percents([0.335, 0.335, 0.33], 1)).toEqual(['33', '34', '33']);
});

test('none and all are said only where they are certain', () => {
  expect(percents([0.997, 0.003])).toEqual(['>99', '<1']);
  expect(percents([1, 0])).toEqual(['100', '0']);
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0', '<1', '50', '>99', '100']);
});
