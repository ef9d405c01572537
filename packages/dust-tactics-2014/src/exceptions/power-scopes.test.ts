import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Power Scopes', () => {
  test('[dt14.weapon.scopes.hit] [dt14.weapon.scopes.sustained] F and T hit when sustained', () => {
    const hits = (action: string[], dice: string) =>
      table('reactions off\nunit 1a silence at C5 acted\nunit 2a sturmgrenadier-assault-squad at F5', dice)
        .do('activate 1a', ...action, '1a Sniper Rifle x1 at 2a', 'anyone')
        .event('line-rolled');
    expect(hits(['sustained'], 'T F')).toMatchObject({ hits: 1 });
    expect(hits(['attack', 'nothing'], 'T')).toMatchObject({ hits: 0 });
  });
});
