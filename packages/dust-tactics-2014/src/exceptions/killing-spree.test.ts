import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Killing Spree', () => {
  test(`[dt14.skill.spree.chain] [dt14.skill.spree.until] [dt14.skill.spree.alone]
      each ranged hit rolls on until a miss`, () => {
    const t = table(
      'reactions off\nunit 1a johnny-one-eye at C5 spent fighting-spirit\nunit 2a hans at F5\n' +
        'unit 2b sturmgrenadier-assault-squad at F6',
      'FTTTTT F T TT',
    ).do('activate 1a', 'attack', 'nothing', '1a Machinegun x1 at 2b');
    expect(t.event('line-rolled')).toMatchObject({ hits: 2 });
  });

  test('[dt14.skill.spree.t-first] targets count in the first roll at most', () => {
    const t = table(
      'reactions off\nunit 1a johnny-one-eye at C5\nunit 2b sturmgrenadier-assault-squad at F6',
      'TSSSSS T T',
    ).do('activate 1a', 'attack', 'nothing', '1a Machinegun x1 at 2b', 'use fighting-spirit');
    expect(t.event('line-rolled')).toMatchObject({ hits: 1 });
  });
});
