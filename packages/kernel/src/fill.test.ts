import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('parameters stand where they are named, and a name without a value stays to be seen', () => {
  expect(fill('{unit} moves to {to}', { unit: 'Luther', to: 'C4' })).toBe('Luther moves to C4');
  expect(fill('{unit} moves', {})).toBe('{unit} moves');
});

test('a number chooses between the word for one and the word for many', () => {
  const text = '{hits} {hits|hit|hits}';
  expect([0, 1, 2].map((hits) => fill(text, { hits }))).toEqual(['0 hits', '1 hit', '2 hits']);
  expect(fill(text, { hits: '1' })).toBe('1 hit');
});

test('values are put into words by the caller', () => {
  expect(
    fill('{who} wins', { who: 'side.axis' }, (value) => (value === 'side.axis' ? 'The Axis' : '?')),
  ).toBe('The Axis wins');
});
