import { expect, test } from 'vitest';
import { shown, shownFrame } from './shown.ts';

test('a view has the fields that are named and no others', () => {
  const from = { round: 3, hand: ['a'], secret: 'b', gone: undefined };
  expect(shown(from, ['round', 'hand', 'gone'])).toStrictEqual({ round: 3, hand: ['a'] });
});

test('what it shows is a copy', () => {
  const from = { hand: ['a'], none: null };
  const view = shown(from, ['hand', 'none']);
  from.hand.push('b');
  expect(view).toStrictEqual({ hand: ['a'], none: null });
});

test('a procedure shows its kind, its step and the named of its local values', () => {
  const frame = { kind: 'attack', step: 'roll', target: 'x', plan: [1] };
  expect(shownFrame(frame, ['target'])).toStrictEqual({ kind: 'attack', step: 'roll', target: 'x' });
});
