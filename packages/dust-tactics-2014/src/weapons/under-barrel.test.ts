import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Under-Barrel weapons', () => {
  test('[dt14.weapon.underbarrel.both] [dt14.weapon.underbarrel.same-target] [dt14.weapon.under-barrel.both] [dt14.weapon.under-barrel.same-target] [dt14.weapon.under-barrel.attack] fired with the main weapon, at its target, sustained as well', () => {
    const t = table(
      'reactions off\nunit 1a ranger-combat-squad at C5 acted\nunit 2a sturmgrenadier-assault-squad at E5\nunit 2b stefan at E6',
      '',
    ).do(
      'activate 1a',
      'sustained',
      '1a Automatic Rifle x3 at 2a',
      '1a Automatic Rifle x1 at 2b',
      'hold Bazooka',
    );
    expect(t.options()).toEqual(
      expect.arrayContaining([
        '1a Under-Barrel Grenade Launcher x3 at 2a',
        '1a Under-Barrel Grenade Launcher x1 at 2b',
      ]),
    );
    expect(t.options()).not.toContain('1a Under-Barrel Grenade Launcher x4 at 2a');
  });
});
