import { describe, expect, test } from 'vitest';
import { buildLine } from '../attack/lines.ts';
import { WEAPONS } from '../cards/index.ts';
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
    const spent = table(position('not-salvo'), 'T').do('activate 1a', 'attack', 'nothing');
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
    const t = table('unit 1a honey at C5\nunit 2a hans at F5');
    const [by, target] = [t.unit('1a'), t.unit('2a')];
    const blow = {
      state: t.state,
      by,
      weapon: WEAPONS.w34!,
      target,
      close: false,
      sustained: false,
      back: false,
      spirit: false,
      lucky: false,
      alone: true,
      spotted: false,
      rounds: 3,
      salvo: true,
      skills: [],
    };
    expect(buildLine(blow, { dice: 1, blast: 0, damage: 4 }, 1).dice.each).toBe(6);
  });
});
