import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Limited-Ammo weapons', () => {
  test.each([
    ['[dt14.weapon.ammo.last-box] [dt14.weapon.limited.empty] no box, no shot', 'ammo 0,0,0', 0],
    ['[dt14.weapon.ammo.last-box] [dt14.weapon.limited.empty] one box, one shot', 'ammo 0,1,0', 1],
    [
      '[dt14.weapon.ammo.pooled] [dt14.weapon.limited.pool] the bearer left has both boxes',
      'soldiers 1,2',
      1,
    ],
    ['[dt14.weapon.limited.last] with the last bearer it is lost', 'soldiers 2,3,4', 0],
    ['[dt14.weapon.ammo.modelled] two bearers, two shots', '', 2],
  ])('%s', (_rule, unit, most) => {
    const t = table(
      `reactions off\nunit 1a sturmgrenadier-assault-squad at C5 ${unit}\nunit 2a pounder at E5`,
    );
    const shots = t
      .do('activate 1a', 'attack', 'nothing')
      .options()
      .filter((id) => id.includes('Panzerfaust x'));
    expect(shots).toEqual(['1a Panzerfaust x2 at 2a', '1a Panzerfaust x1 at 2a'].slice(2 - most));
  });

  test('[dt14.weapon.limited.both-kinds] a sustained attack costs one box a bearer as well', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-assault-squad at C5 acted\nunit 2a pounder at E5',
      'TT TT',
    ).do('activate 1a', 'sustained', '1a Panzerfaust x2 at 2a', 'hold Bazooka');
    expect(t.unit('1a').ammo).toEqual([0, 0, 0]);
  });
});

describe('Limited-Ammo weapons in close combat', () => {
  const sappers = (more: string) =>
    `reactions off\nunit 1a red-army-sapper-squad at C5 ${more}\nunit 1b honey at A1`;

  test('[dt14.weapon.limited.mark] a charge is used up by an attack, hands are left', () => {
    const t = table(`${sappers('ammo 0,1')}\nunit 2a pounder at D5 facing N`, 'T TTTT T');
    t.do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toContain('1a Satchel Charge x1 at 2a');
    expect(t.options()).not.toContain('1a Satchel Charge x2 at 2a');
    t.do('1a Satchel Charge x1 at 2a', '1a Improvised weapon x4 at 2a');
    expect(t.unit('1a').ammo).toEqual([0, 0]);
  });

  test('[dt14.ruling.limited.back] striking back needs a box and costs none', () => {
    const struck = (ammo: string, dice: string) =>
      table(
        'reactions off\nunit 1a pounder at C5 facing N\nunit 1b honey at A1\n' +
          `unit 2a red-army-sapper-squad at D5 ammo ${ammo}`,
        dice,
      ).fire('1a', '1a Improvised weapon x1 at 2a');
    const armed = struck('0,1', 'T TTT TT');
    const back = armed.events.filter((event) => event.back === true);
    expect(back.map((event) => [event.weapon, event.dice])).toEqual([
      ['Satchel Charge', 3],
      ['Improvised weapon', 2],
    ]);
    expect(armed.unit('2a').ammo).toEqual([0, 1]);
    const bare = struck('0,0', 'T TTTTT').events.filter((event) => event.back === true);
    expect(bare.map((event) => [event.weapon, event.dice])).toEqual([['Improvised weapon', 5]]);
  });
});
