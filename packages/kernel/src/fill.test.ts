import { expect, test } from 'vitest';
import { englishGrammar, fill, sayIn } from './fill.ts';

test('parameters stand where they are named, and a name without a value stays to be seen', () => {
  expect(fill('{unit} moves to {to}', { unit: 'Luther', to: 'C4' })).toBe('Luther moves to C4');
  expect(fill('{unit} moves', {})).toBe('{unit} moves');
});

test('a number chooses between the word for one and the word for many', () => {
  const text = '{hits} {hits|hit|hits}';
  expect([0, 1, 2].map((hits) => fill(text, { hits }))).toEqual(['0 hits', '1 hit', '2 hits']);
  expect(fill(text, { hits: '1' })).toBe('1 hit');
});

test('a form may fill in names itself', () => {
  const text = '{unit} lost {count|one|{count} of {all}}.';
  expect(fill(text, { unit: 'Luther', count: 1, all: 5 })).toBe('Luther lost one.');
  expect(fill(text, { unit: 'Luther', count: 3, all: 5 })).toBe('Luther lost 3 of 5.');
});

test('values are put into words by the caller', () => {
  expect(
    fill('{who} wins', { who: 'side.axis' }, (value) => (value === 'side.axis' ? 'The Axis' : '?')),
  ).toBe('The Axis wins');
});

test('three words serve languages with a form for a few', () => {
  const plural = (n: number) => (n === 1 ? 'one' : n < 5 ? 'few' : 'many');
  const say = (n: number) => fill('{n} {n|trafienie|trafienia|trafień}', { n }, String, plural);
  expect([1, 3, 5].map(say)).toEqual(['1 trafienie', '3 trafienia', '5 trafień']);
});

test("a message is said in the reader's words, and in those it was written with where there are none", () => {
  const say = sayIn(
    { hit: '{who} trifft', 'side.axis': 'Die Achse' },
    { hit: '{who} hits', miss: '{who} misses' },
  );
  expect(say({ key: 'hit', params: { who: 'side.axis' } })).toBe('Die Achse trifft');
  expect(say({ key: 'miss', params: { who: { key: 'side.axis' } } })).toBe('Die Achse misses');
  expect(say({ key: 'gone', params: { who: 'side.axis' } })).toBe('gone Die Achse');
});

test('a list is said part by part, and numbers the way the reader writes them', () => {
  const words = { lost: 'Losses: {units}', 'units.tank': '{count} {count|tank|tanks}' };
  const say = sayIn(words, {}, { ...englishGrammar, number: (n) => `${n}!` });
  const tanks = (count: number) => ({ key: 'units.tank', params: { count } });
  expect(say({ key: 'lost', params: { units: [tanks(2), tanks(1), 'gone'] } })).toBe(
    'Losses: 2! tanks, 1! tank, gone',
  );
});
