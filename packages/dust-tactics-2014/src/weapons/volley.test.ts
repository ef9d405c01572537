import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Volley weapons', () => {
  test('[dt14.weapon.volley.limited] [dt14.weapon.volley.any] [dt14.weapon.volley.boxes] [dt14.weapon.volley.multiply] [dt14.weapon.volley.damage] [dt14.weapon.volley.blast] the example: two of four bombs, dice doubled, damage the same', () => {
    const t = table('reactions off\nunit 1a falke at A3 facing E ammo 4,0\nunit 2a nadya at E5', 'TT').do(
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
    );
    expect(t.options().filter((id) => id.includes('Light Bomb'))).toEqual([
      '1a Light Bomb x1 at 2a rounds 4',
      '1a Light Bomb x1 at 2a rounds 3',
      '1a Light Bomb x1 at 2a rounds 2',
      '1a Light Bomb x1 at 2a',
      'hold Light Bomb',
    ]);
    t.do('1a Light Bomb x1 at 2a rounds 2', 'hold Quad Autocannons');
    expect(t.event('line-rolled')).toMatchObject({ dice: 2 });
    expect(t.unit('1a').ammo).toEqual([2, 0]);
  });
});
