import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Salvo weapons', () => {
  test('[dt14.weapon.salvo.start] [dt14.weapon.salvo.double] [dt14.weapon.salvo.optional] [dt14.weapon.salvo.spend] [dt14.weapon.salvo.both-kinds] [dt14.weapon.salvo.reload] twice the dice for the token, if one likes; reloaded by an action', () => {
    const position = (token: string) =>
      `reactions off\nunit 1a honey at C5 facing E acted ${token}\nunit 2a hans at F5`;
    const t = table(position(''), 'TT').do('activate 1a', 'attack', 'reload');
    expect(t.options()).toEqual([
      '1a Dual Medium Phaser Guns x1 at 2a',
      '1a Dual Medium Phaser Guns x1 at 2a salvo',
      'hold Dual Medium Phaser Guns',
    ]);
    t.do('1a Dual Medium Phaser Guns x1 at 2a salvo');
    expect(t.event('line-rolled')).toMatchObject({ dice: 2 });
    expect(t.unit('1a').salvo).toBe(true);
    const spent = table(position('not-salvo')).do('activate 1a', 'attack', 'nothing');
    expect(spent.options()).toEqual(['1a Dual Medium Phaser Guns x1 at 2a', 'hold Dual Medium Phaser Guns']);
    const steady = table(position(''), 'TT TT').do(
      'activate 1a',
      'sustained',
      '1a Dual Medium Phaser Guns x1 at 2a salvo',
    );
    expect(steady.event('line-rolled')).toMatchObject({ dice: 2 });
    expect(steady.unit('1a').salvo).toBe(false);
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
