import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Spotter', () => {
  test('[dt14.weapon.spotter.hit] [dt14.weapon.spotter.sustained] [dt14.weapon.spotter.idle] [dt14.weapon.spotter.each] an idle Spotter lets the sniper hit on targets when sustained', () => {
    const fire = (ids: string[], dice: string) =>
      table(
        'reactions off\nunit 1a ranger-sniper-squad at C5 acted\nunit 2a sturmgrenadier-assault-squad at F5',
        dice,
      )
        .do('activate 1a', 'sustained', '1a Sniper Rifle x1 at 2a', 'anyone', ...ids)
        .events.find((event) => event.weapon === 'Sniper Rifle');
    expect(fire(['hold Automatic Rifle'], 'T F')).toMatchObject({ hits: 1 });
    expect(fire(['1a Automatic Rifle x1 at 2a'], 'T T TT TT')).toMatchObject({ hits: 0 });
    const plain = table(
      'reactions off\nunit 1a ranger-sniper-squad at C5 acted\nunit 2a sturmgrenadier-assault-squad at F5',
      'T',
    ).do('activate 1a', 'attack', 'nothing', '1a Sniper Rifle x1 at 2a', 'anyone', 'hold Automatic Rifle');
    expect(plain.event('line-rolled')).toMatchObject({ hits: 0 });
  });
});
