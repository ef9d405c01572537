import type { DustView } from '@dustfront/dust';
import { expect, test } from 'vitest';
import { asTold, hasUntold } from './untold.ts';

const view = {
  turn: 1,
  order: [1, 0],
  history: [
    { round: 1, totals: [3, 5] },
    { round: 2, totals: [7, 6] },
  ],
  players: [
    { seat: 0, points: 7, played: 'nurse_1', acted: false },
    { seat: 1, points: 6, played: 'sigrid_1', acted: true },
  ],
} as unknown as DustView;

const pointsOf = ({ players }: DustView) => players.map(({ points }) => points);

test('until the points of a round were shown everybody has those of the round before', () => {
  expect(pointsOf(asTold(view, { round: 2, cards: false }))).toEqual([3, 5]);
  expect(pointsOf(asTold(view, { round: 1, cards: false }))).toEqual([0, 0]);
  expect(asTold(view, { round: 2, cards: false }).turn).toBe(1);
});

test('until the cards were shown nobody has played one, and nobody has a turn', () => {
  const told = asTold(view, { round: null, cards: true });
  expect(pointsOf(told)).toEqual([7, 6]);
  expect(told.players.map(({ played }) => played)).toEqual([null, null]);
  expect(told.turn).toBe(null);
  expect(told.order).toEqual([]);
});

test('where all was shown the table is as it is', () => {
  expect(hasUntold({ round: null, cards: false })).toBe(false);
  expect(asTold(view, { round: null, cards: false })).toBe(view);
});
