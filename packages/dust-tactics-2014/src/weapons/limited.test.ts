import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Limited-Ammo weapons', () => {
  test('[dt14.weapon.ammo.last-box] [dt14.weapon.limited.empty] [dt14.weapon.ammo.pooled] [dt14.weapon.limited.pool] [dt14.weapon.limited.last] bearers left share the boxes; without boxes or bearers there is no shot', () => {
    const offers = (unit: string) => {
      const t = table(
        `reactions off\nunit 1a sturmgrenadier-assault-squad at C5 ${unit}\nunit 2a pounder at E5`,
      );
      t.do('activate 1a', 'attack', 'nothing');
      return t.options().filter((id) => id.includes('Panzerfaust x'));
    };
    expect(offers('')).toEqual(['1a Panzerfaust x2 at 2a', '1a Panzerfaust x1 at 2a']);
    expect(offers('soldiers 1,2')).toEqual(['1a Panzerfaust x1 at 2a']);
    expect(offers('ammo 0,1,0')).toEqual(['1a Panzerfaust x1 at 2a']);
    expect(offers('ammo 0,0,0')).toEqual([]);
    expect(offers('soldiers 2,3,4')).toEqual([]);
  });

  test('[dt14.weapon.limited.both-kinds] a sustained attack costs one box a bearer as well', () => {
    const t = table(
      'reactions off\nunit 1a sturmgrenadier-assault-squad at C5 acted\nunit 2a pounder at E5',
      'TT TT',
    ).do('activate 1a', 'sustained', '1a Panzerfaust x2 at 2a', 'hold Bazooka');
    expect(t.unit('1a').ammo).toEqual([0, 0, 0]);
  });
});
