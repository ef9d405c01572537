import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const bomber = (ammo: string, dice = '', target = 'nadya') =>
  table(`reactions off\nunit 1a falke at A3 facing E ammo ${ammo}\nunit 2a ${target} at E5`, dice).do(
    'activate 1a',
    'move',
    'attack',
    ...['B3', 'C3', 'D3', 'C4', 'B5', 'C5'],
    'face E',
  );
const bombs = (t: ReturnType<typeof table>) => t.options().filter((id) => id.startsWith('1a Light Bomb'));
const TWO = ['1a Light Bomb x1 at 2a rounds 2', 'hold Quad Autocannons'];

describe('Volley weapons', () => {
  test('[dt14.weapon.volley.any] as many rounds as one likes', () => {
    expect(bombs(bomber('4,0'))).toEqual([
      '1a Light Bomb x1 at 2a rounds 4',
      '1a Light Bomb x1 at 2a rounds 3',
      '1a Light Bomb x1 at 2a rounds 2',
      '1a Light Bomb x1 at 2a',
    ]);
  });

  test('[dt14.weapon.volley.limited] it is limited ammunition', () => {
    expect([bombs(bomber('1,0')), bombs(bomber('0,0'))]).toEqual([['1a Light Bomb x1 at 2a'], []]);
  });

  test('[dt14.weapon.volley.boxes] a box for each round', () => {
    expect(
      bomber('4,0', 'TT')
        .do(...TWO)
        .unit('1a').ammo,
    ).toEqual([2, 0]);
  });

  test('[dt14.weapon.volley.multiply] dice times rounds', () => {
    expect(
      bomber('4,0', 'TT')
        .do(...TWO)
        .event('line-rolled'),
    ).toMatchObject({ dice: 2 });
  });

  test('[dt14.weapon.volley.damage] the damage of a hit stays', () => {
    const one = bomber('4,0', 'F TT').do('1a Light Bomb x1 at 2a', 'hold Quad Autocannons').unit('2a').marks;
    expect(one).toBeGreaterThan(0);
    expect(
      bomber('4,0', 'FT TT')
        .do(...TWO)
        .unit('2a').marks,
    ).toBe(one);
  });

  test('[dt14.weapon.volley.blast] blast dice are multiplied, too', () => {
    const t = bomber('4,0', 'TTTTTTTTTT', 'ranger-combat-squad').do(...TWO);
    expect(t.event('line-rolled')).toMatchObject({ dice: 10 });
  });
});
