import { expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { koshkaHolders } from './koshka.ts';

test('[dust.ability.koshka.stars] [dust.ability.koshka.asked] holders who have not acted, most stars first', () => {
  const table = (flags: string) =>
    position(
      'land a\nplayer 0 red played=koshka_1\nplayer 1 blue played=nurse_1\n' +
        `player 2 green played=koshka_3\nplayer 3 grey played=koshka_2${flags}\nround 2\nnow turns`,
    );
  expect(koshkaHolders(table(''), 1)).toEqual([2, 3, 0]);
  expect(koshkaHolders(table(' acted'), 1)).toEqual([2, 0]);
  expect(koshkaHolders(table(' used'), 2)).toEqual([0]);
});
