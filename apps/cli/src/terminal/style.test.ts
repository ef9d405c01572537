import { expect, test } from 'vitest';
import { numberLines, tableLines } from './columns.ts';
import { padEnd, padStart, visibleLength } from './style.ts';

test('columns are counted as a terminal shows them: wide letters twice, accents that stand alone not at all', () => {
  expect(visibleLength('żołnierz')).toBe(8);
  expect(visibleLength('z\u0307ołnierz')).toBe(8);
  expect(visibleLength('戦車')).toBe(4);
  expect(visibleLength('★●♥')).toBe(3);
  expect(visibleLength('\u001b[31mOś\u001b[39m')).toBe(2);
  expect(padEnd('戦車', 6)).toBe('戦車  ');
  expect(padStart('戦車', 6)).toBe('  戦車');
});

test('a table keeps its columns under wide letters', () => {
  expect(
    tableLines([
      ['戦車', '1'],
      ['tank', '2'],
      ['żołnierz', '3'],
    ]),
  ).toEqual(['戦車      1', 'tank      2', 'żołnierz  3']);
});

test('columns of numbers grow with their headings, and never touch', () => {
  expect(
    numberLines(
      [
        ['gracz', 'pary', 'udział'],
        ['a', '1', '75,0%'],
      ],
      [-8, 4, 6],
    ),
  ).toEqual(['gracz   pary  udział', 'a          1   75,0%']);
});
