import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Laser weapons', () => {
  test('[dt14.weapon.laser.chain] [dt14.weapon.laser.sustained] [dt14.sp.weapon.laser.chain] [dt14.weapon.laser.until] [dt14.weapon.laser.sustained-order] [dt14.weapon.laser.chain-no-reroll] the example: six dice, two hits, one more from the re-roll, one from the chain: four', () => {
    const t = table(
      'reactions off\nunit 1a heavy-laser-grenadier-squad at C5 acted\nunit 2a pounder at F5',
      'FFTTSS FTSS FTS S',
    ).do('activate 1a', 'sustained', '1a Heavy Assault Laser x3 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ dice: 6, hits: 4 });
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.weapon.laser.chain.f-only] [dt14.weapon.laser.t-first] targets, where they hit, do not count in the chain', () => {
    const t = table(
      'reactions off\nunit 1a manfred at C5 joined 1b:game\nunit 1b laser-grenadier-squad at C5\nrules starter\nunit 2a hans at F5',
      'T T',
    ).do(
      'activate 1b',
      'attack',
      'nothing',
      'hold Laser Gun',
      '1b Laser Rifle x1 at 2a',
      'hold Laser Rifle',
      'hold Panzerfaust',
      'use fighting-spirit',
    );
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
  });
});
