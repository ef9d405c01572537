import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Sniper weapons', () => {
  test('[dt14.weapon.sniper.name] [dt14.weapon.sniper.assign] [dt14.weapon.sniper.excess] [dt14.sp.weapon.sniper.name] [dt14.weapon.sniper.hits] [dt14.sp.weapon.sniper.excess] the sniper names a miniature; hits beyond it are lost', () => {
    const t = table(
      'reactions off\nunit 1a red-army-sniper-squad at C5 acted\nunit 2a ranger-command-squad at F5',
      'FF TT',
    ).do('activate 1a', 'attack', 'nothing', '1a Sniper Rifle x2 at 2a');
    expect(t.question).toBe('name-miniature');
    t.do(t.options().find((id) => id.includes('officer'))!);
    expect(t.unit('2a').soldiers).toEqual([1, 2, 3, 4]);
  });
});
