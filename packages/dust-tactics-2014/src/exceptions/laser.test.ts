import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Laser weapons', () => {
  const lasers = (action: string[], dice: string) =>
    table('reactions off\nunit 1a heavy-laser-grenadier-squad at C5 acted\nunit 2a pounder at F5', dice)
      .do('activate 1a', ...action, '1a Heavy Assault Laser x3 at 2a')
      .event('line-rolled');

  test(`[dt14.weapon.laser.chain] [dt14.sp.weapon.laser.chain] [dt14.weapon.laser.until]
      a hit rolls on until a miss`, () => {
    expect(lasers(['attack', 'nothing'], 'FTTTTT F F S')).toMatchObject({ dice: 6, hits: 3 });
    expect(lasers(['attack', 'nothing'], 'STTTTT')).toMatchObject({ hits: 0 });
  });

  test(`[dt14.weapon.laser.sustained] [dt14.weapon.laser.sustained-order]
      the example: two hits, one of the re-roll, one of the chain`, () => {
    expect(lasers(['sustained'], 'FFTTSS FTSS FTS S')).toMatchObject({ dice: 6, hits: 4 });
  });

  test('[dt14.weapon.laser.chain-no-reroll] further rolls are not repeated', () => {
    expect(lasers(['sustained'], 'FSSSSS SSSSS S')).toMatchObject({ hits: 1 });
  });

  test(`[dt14.weapon.laser.chain.f-only] [dt14.weapon.laser.t-first]
      targets, where they hit, do not count in the chain`, () => {
    const t = table(
      'reactions off\nunit 1a manfred at C5 joined 1b:game\nunit 1b laser-grenadier-squad at C5\n' +
        'rules starter\nunit 2a hans at F5',
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
