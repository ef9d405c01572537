import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

test('sheets are shown whole and in their order, the first that has not ended as it is written', () => {
  const shown: string[] = [];
  const printed = new InTurn((line) => shown.push(line));
  const [first, second, third] = [printed.sheet(), printed.sheet(), printed.sheet()];
  second.print('second, early');
  first.print('first');
  expect(shown).toEqual(['first']);
  third.print('third');
  third.end();
  first.end();
  expect(shown).toEqual(['first', 'second, early']);
  second.print('second, late');
  expect(shown).toEqual(['first', 'second, early', 'second, late']);
  second.end();
  expect(shown).toEqual(['first', 'second, early', 'second, late', 'third']);
});
