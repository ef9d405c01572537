import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Grenade weapons', () => {
  test(`[dt14.weapon.grenade.no-cover] [dt14.weapon.grenade.infantry-save]
      cover does not help, hitting the dirt does`, () => {
    const t = table(
      'reactions off\nunit 1a mickey at C5 facing E\nunit 2a sturmgrenadier-assault-squad at F5\ncrates F5',
      'FFFTT FST',
    ).fire('1a', '1a M1 Howitzer x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 3, saved: 1 });
  });
});
