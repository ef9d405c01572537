import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Salvo weapons', () => {
  const on = (token: string, dice = '') =>
    table(`reactions off\nunit 1a honey at C5 facing E acted ${token}\nunit 2a hans at F5`, dice).do(
      'activate 1a',
    );
  const PLAIN = '1a Dual Medium Phaser Guns x1 at 2a';
  const SALVO = `${PLAIN} salvo`;
  const ATTACK = ['attack', 'nothing'];

  test('[dt14.weapon.salvo.optional] [dt14.weapon.salvo.start] at the start there is the choice', () => {
    expect(
      on('')
        .do(...ATTACK)
        .options(),
    ).toEqual([PLAIN, SALVO, 'hold Dual Medium Phaser Guns']);
    expect(
      on('not-salvo')
        .do(...ATTACK)
        .options(),
    ).toEqual([PLAIN, 'hold Dual Medium Phaser Guns']);
  });

  test('[dt14.weapon.salvo.double] twice the dice', () => {
    expect(
      on('', 'TT')
        .do(...ATTACK, SALVO)
        .event('line-rolled'),
    ).toMatchObject({ dice: 2 });
    expect(
      on('', 'T')
        .do(...ATTACK, PLAIN)
        .event('line-rolled'),
    ).toMatchObject({ dice: 1 });
  });

  test('[dt14.weapon.salvo.spend] doubling takes the token, a plain shot does not', () => {
    expect(
      on('', 'TT')
        .do(...ATTACK, SALVO)
        .unit('1a').salvo,
    ).toBe(false);
    expect(
      on('', 'T')
        .do(...ATTACK, PLAIN)
        .unit('1a').salvo,
    ).toBe(true);
  });

  test('[dt14.weapon.salvo.both-kinds] sustained as well', () => {
    const t = on('', 'TT TT').do('sustained', SALVO);
    expect(t.event('line-rolled')).toMatchObject({ dice: 2 });
    expect(t.unit('1a').salvo).toBe(false);
  });

  test('[dt14.weapon.salvo.reload] a reload brings it back', () => {
    expect(on('', 'TT').do('attack', 'reload', SALVO).unit('1a').salvo).toBe(true);
  });

  test('[dt14.weapon.salvo.volley] with a volley both multiply', () => {
    const t = table('reactions off\nunit 1a nebelluther at C5 facing E\nunit 2a pounder at F5', 'TTTTTT').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Rocket Rack x1 at 2a rounds 3 salvo',
    );
    // One die a rocket at vehicle 4, three rockets, doubled.
    expect(t.event('line-rolled')).toMatchObject({ dice: 6 });
    expect(t.unit('1a')).toMatchObject({ ammo: [1, 0], salvo: false });
  });
});
