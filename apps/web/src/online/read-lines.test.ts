import { expect, test, vi } from 'vitest';
import { readUpTo, rememberRead, unreadLines } from './read-lines.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const lines = [
  { number: 1, player: 'anna' },
  { number: 2, player: 'bruno' },
  { number: 3, player: 'anna' },
];

test('on coming back to a match only lines are new that others have said since', () => {
  expect(unreadLines(lines, readUpTo('match'), 'bruno')).toBe(2);
  rememberRead('match', 2);
  expect(unreadLines(lines, readUpTo('match'), 'bruno')).toBe(1);
  expect(unreadLines(lines, readUpTo('match'), 'anna')).toBe(0);
  expect(readUpTo('another')).toBe(0);
});

test('the matches read last are remembered, and no more than a hundred', () => {
  for (let i = 0; i < 150; i++) rememberRead(`match-${i}`, i + 1);
  expect(readUpTo('match-149')).toBe(150);
  expect(readUpTo('match-49')).toBe(0);
  expect(readUpTo('match-50')).toBe(51);
});
