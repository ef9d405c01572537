import type { Json } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { dust } from './game.ts';

test.each<[string, Json, number]>([
  ['as many as are asked for', { players: 5 }, 5],
  ['two, if nobody says', {}, 2],
  ['two, if it is no number', { players: 'many' }, 2],
  ['two, if it is no setup at all', 'six', 2],
  [
    'those that a position names',
    { position: 'round 1\nplayer 0 red\nplayer 1 blue\nplayer 2 grey\nover' },
    3,
  ],
  ['two, if a position names none', { position: 'over', players: 4 }, 2],
])('seats: %s', (_title, setup, seats) => {
  expect(dust.seats(setup)).toBe(seats);
});
