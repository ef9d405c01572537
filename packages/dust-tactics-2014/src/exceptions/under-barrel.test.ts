import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const fired = (action: string[], ...lines: string[]) =>
  table(
    'reactions off\nunit 1a ranger-combat-squad at C5 acted\n' +
      'unit 2a sturmgrenadier-assault-squad at E5\nunit 2b stefan at E6',
  )
    .do('activate 1a', ...action, ...lines, 'hold Bazooka')
    .options()
    .filter((option) => option.includes('Under-Barrel'));
const BOTH = ['1a Automatic Rifle x3 at 2a', '1a Automatic Rifle x1 at 2b'];
const launcher = (count: number, target: string) => `1a Under-Barrel Grenade Launcher x${count} at ${target}`;

describe('Under-Barrel weapons', () => {
  test(`[dt14.weapon.underbarrel.both] [dt14.weapon.under-barrel.both]
      fired with the main weapon, not without it`, () => {
    expect(fired(['attack', 'nothing'], ...BOTH)).toContain(launcher(3, '2a'));
    expect(fired(['attack', 'nothing'], ...BOTH)).not.toContain(launcher(4, '2a'));
  });

  test(`[dt14.weapon.underbarrel.same-target] [dt14.weapon.under-barrel.same-target]
      at the target of the main weapon`, () => {
    expect(fired(['attack', 'nothing'], ...BOTH)).toContain(launcher(1, '2b'));
    expect(fired(['attack', 'nothing'], '1a Automatic Rifle x4 at 2a')).not.toContain(launcher(1, '2b'));
  });

  test('[dt14.weapon.under-barrel.attack] in a sustained attack as well', () => {
    expect(fired(['sustained'], ...BOTH)).toEqual(
      expect.arrayContaining([launcher(3, '2a'), launcher(1, '2b')]),
    );
  });
});
