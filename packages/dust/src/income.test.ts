import { describe, expect, test } from 'vitest';
import { income } from './income.ts';

const held = (capitals: number, centres: number, sources: number) => ({ capitals, centres, sources });

describe('production points', () => {
  test('[dust.prod.income.centre] three for each powered centre', () => {
    expect([2, 3, 4].map((centres) => income(held(0, centres, 9), 0))).toEqual([6, 9, 12]);
  });

  test('[dust.prod.income.capital] [dust.ruling.1] six for each capital', () => {
    expect([1, 2, 3].map((capitals) => income(held(capitals, 0, 0), 1))).toEqual([7, 13, 19]);
  });

  test('[dust.prod.income.minimum] six at least, the card included', () => {
    expect([0, 5, 6, 7].map((card) => income(held(0, 0, 0), card))).toEqual([6, 6, 6, 7]);
  });
});
