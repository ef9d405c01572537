import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Wire-guided weapons', () => {
  test(`[dt14.weapon.wire.reroll] [dt14.weapon.wire.attack] [dt14.weapon.wire.alone]
      alone in a plain attack it rolls misses again`, () => {
    const position = 'reactions off\nunit 1a adler at A3 facing E\nunit 2a pounder at E5';
    const alone = table(position, 'T F').do(
      'activate 1a',
      'move',
      'attack',
      'B3',
      'C3',
      'D3',
      'C4',
      'B5',
      'C5',
      'face E',
      '1a X-4 Missile x1 at 2a',
      'hold X-4 Missile',
      'hold Quad Autocannons',
    );
    expect(alone.event('line-rolled')).toMatchObject({ hits: 1 });
    const two = table(position, 'TT').do(
      'activate 1a',
      'move',
      'attack',
      'B3',
      'C3',
      'D3',
      'C4',
      'B5',
      'C5',
      'face E',
      '1a X-4 Missile x2 at 2a',
      'hold Quad Autocannons',
    );
    expect(two.event('line-rolled')).toMatchObject({ hits: 0 });
  });
});
