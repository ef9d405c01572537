import { expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { launches } from '../attacks/index.ts';
import { MISSILE_DICE } from './ballistic-missiles.ts';

test('[dust.special.missile.one] [dust.special.missile.dice] once, with three dice', () => {
  const table = (flags: string) =>
    position(
      `land a b c\nlinks a-b b-c\nplayer 0 red played=ballistic_missiles_1${flags}\nplayer 1 blue\n` +
        'at a 0 T1\nat c 1 T1\nround 2\nnow combat 0',
    );
  expect(MISSILE_DICE).toBe(3);
  expect(launches(table(''), 0)).toEqual(['missiles']);
  expect(launches(table(' used'), 0)).toEqual([]);
});
