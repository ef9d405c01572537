import { expect, test } from 'vitest';
import { follow, tailOf } from './tail.ts';

const changes: readonly (readonly [string, string, number])[] = [
  ['', 'abc', 0],
  ['abc', 'abcd', 3],
  ['abc', 'a', 1],
  ['abc', 'axc', 1],
  ['abc', 'abc', 3],
];

test.each(changes)('from "%s" to "%s" the first %i stay', (from, to, kept) => {
  const [before, now] = [[...from], [...to]];
  const tail = tailOf(before, now);
  expect(tail).toEqual({ kept, more: now.slice(kept) });
  expect(follow(before, tail)).toEqual(now);
});

test('nothing new is no new list', () => {
  const before = ['a'];
  expect(follow(before, tailOf(before, ['a']))).toBe(before);
});

test('who compares says what is the same', () => {
  const before = [{ n: 1 }, { n: 2 }];
  expect(tailOf(before, [{ n: 1 }, { n: 3 }], (a, b) => a.n === b.n)).toEqual({ kept: 1, more: [{ n: 3 }] });
});
